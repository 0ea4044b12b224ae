// Written by `pageflow adopt sources` from Bank/Service/Messages/InboxViewController.swift, 3d2ff7bfe9564718. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/InboxViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class InboxViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate
{
    // MARK: Outlets

    var searchBar: UISearchBar!
    var tableView: UITableView!

    // MARK: Page

    private var shown: [Int] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showMessages()
    }

    private func showMessages() {
        let words = (searchBar.text ?? "").lowercased()
        shown = data.messages.indices.filter { index in
            let message = data.messages[index]
            return words.isEmpty || "\(message.subject) \(message.text)".lowercased().contains(words)
        }
        tableView.reloadData()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        showMessages()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? MessageViewController, let index = sender as? Int else {
            return
        }
        data.messages[index].isRead = true
        page.index = index
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
        (cell as? MessageCell)?.show(data.messages[shown[indexPath.row]])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: "showMessage", sender: shown[indexPath.row])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("searchBar", \InboxViewController.searchBar), .outlet("tableView", \InboxViewController.tableView)] } }

final class MessageCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    var dotView: UIView!
    var senderLabel: UILabel!
    var dateLabel: UILabel!
    var subjectLabel: UILabel!
    var previewLabel: UILabel!

    // MARK: Content

    func show(_ message: Message) {
        dotView.alpha = message.isRead ? 0 : 1
        senderLabel.text = message.sender
        dateLabel.text = message.day.shortText
        subjectLabel.text = message.subject
        previewLabel.text = message.text.replacingOccurrences(of: "\n", with: " ")
    }
 class var outlets: Outlets { [.outlet("dotView", \MessageCell.dotView), .outlet("senderLabel", \MessageCell.senderLabel), .outlet("dateLabel", \MessageCell.dateLabel), .outlet("subjectLabel", \MessageCell.subjectLabel), .outlet("previewLabel", \MessageCell.previewLabel)] } }
