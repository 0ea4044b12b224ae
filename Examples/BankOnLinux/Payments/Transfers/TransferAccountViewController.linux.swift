// Written by `pageflow adopt sources` from Bank/Payments/Transfers/TransferAccountViewController.swift, 4c65688f05a5db28. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/TransferAccountViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class TransferAccountViewController: BaseTableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.accounts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "AccountCell", for: indexPath)
        cell.fitLargeText()
        let account = data.accounts[indexPath.row]
        cell.textLabel?.text = account.name
        cell.detailTextLabel?.text = account.balance.text
        cell.imageView?.image = UIImage(systemName: account.symbol)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? TransferRecipientViewController,
            let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)?.row
        else { return }
        page.account = data.accounts[row]
    }
}
