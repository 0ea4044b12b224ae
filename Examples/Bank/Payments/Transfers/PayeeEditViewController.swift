import BankModel
import UIKit

@MainActor
protocol PayeeEditViewControllerDelegate: AnyObject {
    func payeePage(_ page: PayeeEditViewController, didSave payee: Payee)
}

final class PayeeEditViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet var bicField: UITextField!
    @IBOutlet var ibanField: UITextField!
    @IBOutlet var nameField: UITextField!
    @IBOutlet var saveItem: UIBarButtonItem!
    @IBOutlet var trustSwitch: UISwitch!

    // MARK: Page

    var payee: Payee?
    weak var delegate: PayeeEditViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = payee?.name
        ibanField.text = payee?.iban
        trustSwitch.isOn = payee?.isTrusted ?? false
        textChanged(nameField)
    }

    /// A row has the height of its texts, and at least the storyboard's height.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    private var isValid: Bool {
        let iban = (ibanField.text ?? "").replacingOccurrences(of: " ", with: "")
        return nameField.text?.isEmpty == false && (15...34).contains(iban.count)
    }

    @IBAction func textChanged(_ sender: UITextField) {
        saveItem.isEnabled = isValid
    }

    @IBAction func save(_ sender: Any) {
        let bank = bicField.text.flatMap { $0.isEmpty ? nil : $0 } ?? payee?.bank ?? "Another bank"
        let saved = Payee(
            name: nameField.text ?? "", iban: ibanField.text ?? "", bank: bank, isTrusted: trustSwitch.isOn,
            total: payee?.total ?? Money(cents: 0))
        delegate?.payeePage(self, didSave: saved)
    }
}
