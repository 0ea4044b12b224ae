import BankModel
import UIKit

final class DepositTermsViewController: BaseViewController, UITextViewDelegate {
    // MARK: Outlets

    @IBOutlet weak var acceptSwitch: UISwitch!
    @IBOutlet weak var continueButton: UIButton!
    @IBOutlet weak var termsView: UITextView!

    // MARK: Page

    var deposit: Deposit?

    override func viewDidLoad() {
        super.viewDidLoad()
        termsView.textContainerInset = UIEdgeInsets(top: 12, left: 4, bottom: 12, right: 4)
        acceptChanged(acceptSwitch)
    }

    @IBAction func acceptChanged(_ sender: UISwitch) {
        continueButton.isEnabled = sender.isOn
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        acceptSwitch.isOn
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? DepositConfirmViewController)?.deposit = deposit
    }
}
