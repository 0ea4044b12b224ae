import BankModel
import UIKit

final class TransferDetailsViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet var continueButton: UIButton!
    @IBOutlet var dateCell: UITableViewCell!
    @IBOutlet var datePicker: UIDatePicker!
    @IBOutlet var noteField: UITextField!
    @IBOutlet var referenceField: UITextField!
    @IBOutlet var repeatSwitch: UISwitch!
    @IBOutlet var saveSwitch: UISwitch!
    @IBOutlet var speedControl: UISegmentedControl!
    @IBOutlet var titleLabel: UILabel!

    // MARK: Page

    var transfer: Transfer?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = transfer.map { "\($0.amount.text) to \($0.payee.name)" }
        datePicker.minimumDate = data.today.date
        datePicker.date = data.today.adding(days: 1).date
        speedChanged(speedControl)
    }

    @IBAction func referenceChanged(_ sender: UITextField) {
        continueButton.isEnabled = (sender.text ?? "").count <= 140
    }

    @IBAction func speedChanged(_ sender: UISegmentedControl) {
        datePicker.isEnabled = sender.selectedSegmentIndex == 2
        dateCell.contentView.alpha = datePicker.isEnabled ? 1 : 0.4
    }

    @IBAction func continueTapped(_ sender: UIButton) {
        transfer?.reference = referenceField.text ?? ""
        transfer?.day = speedControl.selectedSegmentIndex == 2 ? Day(datePicker.date) : nil
        transfer?.note = noteField.text ?? ""
        performSegue(withIdentifier: "confirm", sender: sender)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        transfer != nil
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? TransferConfirmViewController else { return }
        page.transfer = transfer
        page.savesPayee = saveSwitch.isOn
        page.repeats = repeatSwitch.isOn
    }
}
