import UIKit

final class DepositViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet weak var accountLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var beganLabel: UILabel!
    @IBOutlet weak var endCell: UITableViewCell!
    @IBOutlet weak var endsLabel: UILabel!
    @IBOutlet weak var rateLabel: UILabel!
    @IBOutlet weak var renewSwitch: UISwitch!

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

    @IBAction func renewChanged(_ sender: UISwitch) {
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
}
