// Written by `pageflow adopt sources` from Bank/Payments/Transfers/PaymentsViewController.swift, b7eee137ce38742f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/PaymentsViewController.swift", line: 1)
import BankModel
import UIKit

final class PaymentsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    var tableView: UITableView!

    // MARK: Page

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    func unwindToPayments(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? TransferAmountViewController, let payee = sender as? Payee
        else {
            return
        }
        page.transfer = Transfer(from: data.accounts[0], payee: payee)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        min(data.payees.count, 3)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PayeeCell", for: indexPath)
        (cell as? PayeeCell)?.show(data.payees[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: "payPerson", sender: data.payees[indexPath.row])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("tableView", \PaymentsViewController.tableView), .action("unwindToPayments:", PaymentsViewController.unwindToPayments(_:))] } }
