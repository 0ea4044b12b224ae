// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/AccountsViewController.swift, 15b3601ffbd86183. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/AccountsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class AccountsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    weak var tableView: UITableView!
    weak var totalLabel: UILabel!

    // MARK: Page

    private let offers = [
        (title: "Cards", segue: "showCards"), (title: "Deposits", segue: "showDeposits"),
        (title: "Loans", segue: "showLoans"),
    ]

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        totalLabel.text = data.total.text
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? AccountViewController, let index = sender as? Int {
            page.index = index
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? data.accounts.count : offers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "OfferCell", for: indexPath)
            cell.fitLargeText()
            cell.textLabel?.text = offers[indexPath.row].title
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "AccountCell", for: indexPath)
        (cell as? AccountCell)?.show(data.accounts[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 0 {
            performSegue(withIdentifier: "showAccount", sender: indexPath.row)
        } else {
            performSegue(withIdentifier: offers[indexPath.row].segue, sender: self)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("tableView", \AccountsViewController.tableView), .outlet("totalLabel", \AccountsViewController.totalLabel)] } }
