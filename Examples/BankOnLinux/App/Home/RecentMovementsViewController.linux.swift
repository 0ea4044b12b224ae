// Written by `pageflow adopt sources` from Bank/App/Home/RecentMovementsViewController.swift, 8b21e40e6398b597. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Home/RecentMovementsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The last movements, inside the home page.
final class RecentMovementsViewController: LargeTextTableViewController {
    private var movements: [Movement] {
        Array(BankData.shared.accounts[0].movements.prefix(6))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        movements.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MovementCell", for: indexPath)
        cell.fitLargeText()
        cell.textLabel?.text = movements[indexPath.row].title
        cell.detailTextLabel?.text = movements[indexPath.row].amount.text
        return cell
    }
}
