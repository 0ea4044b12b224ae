import BankModel
import UIKit

final class AccountDetailsViewController: BaseViewController {
    // MARK: Outlets

    weak var bicLabel: UILabel!
    weak var codeView: UIImageView!
    weak var holderLabel: UILabel!
    weak var ibanLabel: UILabel!
    weak var shareButton: UIButton!

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
