// Written by `pageflow adopt sources` from Bank/Accounts/Statements/StatementsViewController.swift, 9be84dbe35a67387. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Statements/StatementsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class StatementsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    weak var tableView: UITableView!
    weak var yearControl: UISegmentedControl!

    // MARK: Page

    var account: Account?

    private var year: Int { 2025 - yearControl.selectedSegmentIndex }
    private var months: Int { year == 2025 ? 3 : 12 }

    func yearChanged(_ sender: UISegmentedControl) {
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? StatementViewController, let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        else { return }
        page.account = account
        page.month = Day(1, months - row, year)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { months }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StatementCell", for: indexPath)
        cell.fitLargeText()
        let first = Day(1, months - indexPath.row, year)
        let last = first.adding(months: 1).adding(days: -1)
        cell.textLabel?.text = first.monthName
        cell.detailTextLabel?.text = "1 to \(last.shortText)"
        return cell
    }
 override class var outlets: Outlets { super.outlets + [.outlet("tableView", \StatementsViewController.tableView), .outlet("yearControl", \StatementsViewController.yearControl), .action("yearChanged:", StatementsViewController.yearChanged(_:))] } }
