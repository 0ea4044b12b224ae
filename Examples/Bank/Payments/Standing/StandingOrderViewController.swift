import BankModel
import UIKit

final class StandingOrderViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet var amountLabel: UILabel!
    @IBOutlet var intervalLabel: UILabel!
    @IBOutlet var lastLabel: UILabel!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var nextLabel: UILabel!
    @IBOutlet var pauseSwitch: UISwitch!
    @IBOutlet var referenceLabel: UILabel!
    @IBOutlet var stopCell: UITableViewCell!
    @IBOutlet var titleLabel: UILabel!

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

    @IBAction func pauseChanged(_ sender: UISwitch) {
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
}
