import BankModel
import UIKit

final class ForgottenPasswordViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var birthPicker: UIDatePicker!
    @IBOutlet weak var numberField: UITextField!
    @IBOutlet weak var postSwitch: UISwitch!
    @IBOutlet weak var sendButton: UIButton!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        birthPicker.maximumDate = Day(24, 3, 2018).date
        birthPicker.date = Day(1, 1, 1990).date
        sendButton.isEnabled = false
    }

    @IBAction func changed(_ sender: UIControl) {
        sendButton.isEnabled = (numberField.text ?? "").count >= 8
    }

    @IBAction func send(_ sender: UIButton) {
        sendButton.isEnabled = false
        showNote("Sent", postSwitch.isOn ? "The letter takes three days." : "Look at your phone.")
    }
}

final class LockedViewController: BaseViewController {
    @IBAction func call(_ sender: UIButton) {
        showNote("Call", "0221 555 0100")
    }
}
