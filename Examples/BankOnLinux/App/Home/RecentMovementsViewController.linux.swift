// Written by `pageflow adopt sources` from Examples/Bank/App/Home/RecentMovementsViewController.swift, 4d69fd5d29481bf5. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Examples/Bank/App/Home/RecentMovementsViewController.swift", line: 1)
import BankModel
import UIKit

/// The last movements, inside the home page.
final class RecentMovementsViewController: UITableViewController {
    private var movements: [Movement] {
        Array(BankData.shared.accounts[0].movements.prefix(6))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        movements.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MovementCell", for: indexPath)
        cell.textLabel?.text = movements[indexPath.row].title
        cell.detailTextLabel?.text = movements[indexPath.row].amount.text
        return cell
    }
}
