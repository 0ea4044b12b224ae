// Written by `pageflow adopt sources` from Bank/Payments/Transfers/PayeesViewController.swift, b5612988ad8480a9. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/PayeesViewController.swift", line: 1)
import BankModel
import UIKit

final class PayeesViewController: BaseTableViewController, PayeeEditViewControllerDelegate {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.payees.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PayeeCell", for: indexPath)
        (cell as? PayeeCell)?.show(data.payees[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showPayee", sender: indexPath.row)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? PayeeViewController, let index = sender as? Int {
            page.index = index
        }
        (segue.destination.content as? PayeeEditViewController)?.delegate = self
    }

    func payeePage(_ page: PayeeEditViewController, didSave payee: Payee) {
        data.payees.append(payee)
        tableView.reloadData()
        dismiss(animated: true)
    }
}
