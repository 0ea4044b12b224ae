// Written by `pageflow adopt sources` from Bank/Payments/Standing/PlannedPaymentsViewController.swift, 4569e5c9d06ab599. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/PlannedPaymentsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class PlannedPaymentsViewController: BaseTableViewController {
    private var planned: [StandingOrder] {
        let last = data.today.adding(days: 30)
        return data.standingOrders.filter { !$0.isPaused && $0.next <= last }.sorted { $0.next < $1.next }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        planned.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PlannedCell", for: indexPath)
        cell.fitLargeText()
        let order = planned[indexPath.row]
        cell.textLabel?.text = "\(order.next.shortText) · \(order.name)"
        cell.detailTextLabel?.text = order.amount.text
        return cell
    }
}
