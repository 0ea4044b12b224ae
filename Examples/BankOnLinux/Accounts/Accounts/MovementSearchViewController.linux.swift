// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/MovementSearchViewController.swift, 77a4aed49ae21e7e. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/MovementSearchViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class MovementSearchViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate, MovementFilterViewControllerDelegate
{
    // MARK: Outlets

    weak var emptyLabel: UILabel!
    weak var searchBar: UISearchBar!
    weak var tableView: UITableView!

    // MARK: Page

    private var filter = MovementFilter()
    private var results: [Movement] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        search()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        search()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    private func search() {
        let words = (searchBar.text ?? "").lowercased()
        results = data.accounts.flatMap(\.movements).filter { movement in
            let text = "\(movement.title) \(movement.reference) \(movement.amount.text)".lowercased()
            return filter.accepts(movement) && (words.isEmpty || text.contains(words))
        }
        emptyLabel.isHidden = !results.isEmpty
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let pages = segue.destination as? UINavigationController,
            let page = pages.topViewController as? MovementFilterViewController
        else { return }
        page.filter = filter
        page.delegate = self
    }

    func filterPage(_ page: MovementFilterViewController, didApply filter: MovementFilter) {
        self.filter = filter
        search()
        dismiss(animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ResultCell", for: indexPath)
        cell.fitLargeText()
        let movement = results[indexPath.row]
        cell.textLabel?.text = movement.title
        cell.detailTextLabel?.text = "\(movement.day.text) · \(movement.amount.text)"
        return cell
    }
 override class var outlets: Outlets { super.outlets + [.outlet("emptyLabel", \MovementSearchViewController.emptyLabel), .outlet("searchBar", \MovementSearchViewController.searchBar), .outlet("tableView", \MovementSearchViewController.tableView)] } }
