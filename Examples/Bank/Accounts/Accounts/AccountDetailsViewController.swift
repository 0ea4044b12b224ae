import BankModel
import UIKit

final class AccountDetailsViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var bicLabel: UILabel!
    @IBOutlet weak var codeView: UIImageView!
    @IBOutlet weak var holderLabel: UILabel!
    @IBOutlet weak var ibanLabel: UILabel!
    @IBOutlet weak var shareButton: UIButton!

    // MARK: Page

    var account: Account?

    override func viewDidLoad() {
        super.viewDidLoad()
        ibanLabel.text = account?.iban
        bicLabel.text = "MERIDEFFXXX"
        holderLabel.text = data.customer.name
        codeView.accessibilityLabel = "Code for payments to this account"
    }

    @IBAction func copyIBAN(_ sender: UIButton) {
        UIPasteboard.general.string = account?.iban
        sender.setTitle("Copied", for: .normal)
    }

    @IBAction func share(_ sender: UIButton) {
        shareButton.isEnabled = false
        showNote("Shared", "A page with your account details lies in your messages.")
    }
}
