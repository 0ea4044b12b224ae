// Written by `pageflow adopt sources` from Bank/Accounts/Savings/DepositViewController.swift, 8c4281822bd23a9e. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Savings/DepositViewController.swift", line: 1)
import UIKit

final class DepositViewController: BaseTableViewController {
    // MARK: Outlets

    weak var accountLabel: UILabel!
    weak var amountLabel: UILabel!
    weak var beganLabel: UILabel!
    weak var endCell: UITableViewCell!
    weak var endsLabel: UILabel!
    weak var rateLabel: UILabel!
    weak var renewSwitch: UISwitch!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let deposit = data.deposits[index]
        amountLabel.text = deposit.amount.text
        rateLabel.text = "\(deposit.rate) %"
        beganLabel.text = deposit.began.text
        endsLabel.text = deposit.ends.text
        accountLabel.text = data.accounts[0].name
        renewSwitch.isOn = deposit.renews
    }

    func renewChanged(_ sender: UISwitch) {
        data.deposits[index].renews = sender.isOn
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard cell(at: indexPath) === endCell else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        ask("End early", "You get the amount in 32 days, without interest.", "End it") { [unowned self] in
            data.deposits.remove(at: index)
            dismiss(animated: true)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("accountLabel", \DepositViewController.accountLabel), .outlet("amountLabel", \DepositViewController.amountLabel), .outlet("beganLabel", \DepositViewController.beganLabel), .outlet("endCell", \DepositViewController.endCell), .outlet("endsLabel", \DepositViewController.endsLabel), .outlet("rateLabel", \DepositViewController.rateLabel), .outlet("renewSwitch", \DepositViewController.renewSwitch), .action("renewChanged:", DepositViewController.renewChanged(_:))] } }
