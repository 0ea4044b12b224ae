import BankModel
import UIKit

final class DepositAmountViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var amountField: UITextField!
    @IBOutlet weak var continueButton: UIButton!
    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet var quickButtons: [UIButton]!

    // MARK: Page

    private var amount: Money? { Money(typed: amountField.text) }

    private var isValid: Bool {
        amount.map { Money(500) <= $0 && $0 <= Money(250_000) } ?? false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        continueButton.isEnabled = false
    }

    @IBAction func amountChanged(_ sender: UITextField) {
        continueButton.isEnabled = isValid
        hintLabel.textColor = isValid ? .secondaryLabel : .systemRed
    }

    @IBAction func quickAmount(_ sender: UIButton) {
        let amounts = ["1,000", "5,000", "10,000"]
        amountField.text = quickButtons.firstIndex(of: sender).map { amounts[$0] }
        amountChanged(amountField)
    }

    @IBAction func continueTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "chooseTerm", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? DepositTermViewController, let amount else { return }
        page.deposit.amount = amount
    }
}
