import BankModel
import UIKit

final class TaxViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var amountLabel: UILabel!
    @IBOutlet var amountSlider: UISlider!
    @IBOutlet var numberField: UITextField!
    @IBOutlet var scopeControl: UISegmentedControl!
    @IBOutlet var usedLabel: UILabel!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        usedLabel.text = Money(212.40).text
    }

    @IBAction func amountChanged(_ sender: UISlider) {
        amountLabel.text = Money((Double(sender.value) / 50).rounded() * 50).roundText
    }

    @IBAction func scopeChanged(_ sender: UISegmentedControl) {
        amountSlider.maximumValue = sender.selectedSegmentIndex == 0 ? 1_000 : 2_000
        amountChanged(amountSlider)
    }

    @IBAction func save(_ sender: Any) {
        let digits = (numberField.text ?? "").filter(\.isNumber)
        if digits.count == 11 {
            dismiss(animated: true)
        } else {
            showNote("Tax number", "It has eleven digits. You find it on your last tax assessment.")
        }
    }
}
