// Written by `pageflow adopt sources` from Bank/Service/Messages/ServiceViewController.swift, 8487896280f6b3f3. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/ServiceViewController.swift", line: 1)
import UIKit

final class ServiceViewController: BaseTableViewController {
    // MARK: Outlets

    var greetingLabel: UILabel!
    var helpCell: UITableViewCell!
    var unreadLabel: UILabel!

    // MARK: Page

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let name = data.customer.name.split(separator: " ").first ?? ""
        greetingLabel.text = "How can we help, \(name)?"
        unreadLabel.text = "\(data.messages.filter { !$0.isRead }.count)"
    }

    func unwindToService(_ segue: UIStoryboardSegue) {}

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === helpCell else { return }
        let page = HelpViewController()
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("greetingLabel", \ServiceViewController.greetingLabel), .outlet("helpCell", \ServiceViewController.helpCell), .outlet("unreadLabel", \ServiceViewController.unreadLabel), .action("unwindToService:", ServiceViewController.unwindToService(_:))] } }
