import BankModel
import BankService
import UIKit

final class LoanIncomeViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet weak var employerField: UITextField!
    @IBOutlet weak var incomeField: UITextField!
    @IBOutlet weak var otherField: UITextField!
    @IBOutlet weak var registerSwitch: UISwitch!
    @IBOutlet weak var rentField: UITextField!
    @IBOutlet weak var sincePicker: UIDatePicker!
    @IBOutlet weak var submitButton: UIButton!
    @IBOutlet var amountFields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        sincePicker.maximumDate = data.today.date
        check()
    }

    private func check() {
        let isFilled = amountFields.allSatisfy { Money(typed: $0.text) != nil }
        submitButton.isEnabled = isFilled && registerSwitch.isOn && employerField.text?.isEmpty == false
    }

    @IBAction func amountChanged(_ sender: UITextField) {
        check()
    }

    @IBAction func registerChanged(_ sender: UISwitch) {
        check()
    }

    /// The monthly income after expenses.
    private var free: Money {
        let costs = [rentField, otherField].compactMap { Money(typed: $0?.text) }
        return costs.reduce(Money(typed: incomeField.text) ?? Money(cents: 0)) { $0 - $1 }
    }

    @IBAction func submit(_ sender: UIButton) {
        guard free > Money(300) else {
            ask("Too little is left", "Less than €300 a month would be yours.", "Send it even so") {
                [unowned self] in
                performSegue(withIdentifier: "submit", sender: self)
            }
            return
        }
        performSegue(withIdentifier: "submit", sender: sender)
    }
}

final class LoanSubmittedViewController: BaseViewController {
    @IBAction func appointment(_ sender: UIButton) {
        present(ServicePages.appointment(), animated: true)
    }
}
