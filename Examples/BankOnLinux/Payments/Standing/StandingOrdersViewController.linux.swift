// Written by `pageflow adopt sources` from Bank/Payments/Standing/StandingOrdersViewController.swift, 8f495fcb15899341. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/StandingOrdersViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class StandingOrdersViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    var nextLabel: UILabel!
    var sumLabel: UILabel!
    var tableView: UITableView!

    // MARK: Page

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let monthly = data.standingOrders.filter { $0.interval == .month && !$0.isPaused }
        sumLabel.text = monthly.reduce(Money(cents: 0)) { $0 + $1.amount }.text
        nextLabel.text = data.standingOrders.map(\.next).min()?.shortText
        tableView.reloadData()
    }

    func unwindToStandingOrders(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? StandingOrderViewController, let index = sender as? Int {
            page.index = index
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.standingOrders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath)
        (cell as? StandingOrderCell)?.show(data.standingOrders[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: "showOrder", sender: indexPath.row)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("nextLabel", \StandingOrdersViewController.nextLabel), .outlet("sumLabel", \StandingOrdersViewController.sumLabel), .outlet("tableView", \StandingOrdersViewController.tableView), .action("unwindToStandingOrders:", StandingOrdersViewController.unwindToStandingOrders(_:))] } }

final class StandingOrderCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    var nameLabel: UILabel!
    var intervalLabel: UILabel!
    var amountLabel: UILabel!

    // MARK: Content

    func show(_ order: StandingOrder) {
        nameLabel.text = order.name
        intervalLabel.text =
            order.isPaused
            ? "Paused" : "Every \(order.interval.rawValue.lowercased()), next \(order.next.shortText)"
        amountLabel.text = order.amount.text
    }
 class var outlets: Outlets { [.outlet("nameLabel", \StandingOrderCell.nameLabel), .outlet("intervalLabel", \StandingOrderCell.intervalLabel), .outlet("amountLabel", \StandingOrderCell.amountLabel)] } }
