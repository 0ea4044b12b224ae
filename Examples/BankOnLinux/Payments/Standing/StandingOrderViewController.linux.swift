// Written by `pageflow adopt sources` from Bank/Payments/Standing/StandingOrderViewController.swift, a4164acf7012b782. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/StandingOrderViewController.swift", line: 1)
import BankModel
import UIKit

final class StandingOrderViewController: BaseTableViewController {
    // MARK: Outlets

    var amountLabel: UILabel!
    var intervalLabel: UILabel!
    var lastLabel: UILabel!
    var nameLabel: UILabel!
    var nextLabel: UILabel!
    var pauseSwitch: UISwitch!
    var referenceLabel: UILabel!
    var stopCell: UITableViewCell!
    var titleLabel: UILabel!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let order = data.standingOrders[index]
        titleLabel.text = order.reference
        nameLabel.text = order.name
        amountLabel.text = order.amount.text
        referenceLabel.text = order.reference
        intervalLabel.text = order.interval.rawValue
        nextLabel.text = order.next.text
        lastLabel.text = order.last?.text ?? "until I stop it"
        pauseSwitch.isOn = order.isPaused
    }

    func pauseChanged(_ sender: UISwitch) {
        data.standingOrders[index].isPaused = sender.isOn
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination.content as? StandingOrderEditViewController)?.index = index
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === stopCell else { return }
        let sheet = UIAlertController(
            title: "Stop the order?", message: "Nothing is paid any more.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Stop", style: .destructive) { [unowned self] _ in
                data.standingOrders.remove(at: index)
                dismiss(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \StandingOrderViewController.amountLabel), .outlet("intervalLabel", \StandingOrderViewController.intervalLabel), .outlet("lastLabel", \StandingOrderViewController.lastLabel), .outlet("nameLabel", \StandingOrderViewController.nameLabel), .outlet("nextLabel", \StandingOrderViewController.nextLabel), .outlet("pauseSwitch", \StandingOrderViewController.pauseSwitch), .outlet("referenceLabel", \StandingOrderViewController.referenceLabel), .outlet("stopCell", \StandingOrderViewController.stopCell), .outlet("titleLabel", \StandingOrderViewController.titleLabel), .action("pauseChanged:", StandingOrderViewController.pauseChanged(_:))] } }
