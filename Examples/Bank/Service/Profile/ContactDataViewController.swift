import UIKit

final class ContactDataViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var errorLabel: UILabel!
    @IBOutlet var homeField: UITextField!
    @IBOutlet var mailField: UITextField!
    @IBOutlet var mobileField: UITextField!
    @IBOutlet var paperlessSwitch: UISwitch!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        mobileField.text = data.customer.mobile
        homeField.text = ""
        mailField.text = data.customer.mail
        mailChanged(mailField)
    }

    private var hasMail: Bool {
        let parts = (mailField.text ?? "").split(separator: "@")
        return parts.count == 2 && parts[1].contains(".")
    }

    @IBAction func mailChanged(_ sender: UITextField) {
        errorLabel.isHidden = hasMail
        paperlessSwitch.isEnabled = hasMail
    }

    @IBAction func save(_ sender: Any) {
        guard hasMail else { return }
        data.customer.mobile = mobileField.text ?? ""
        data.customer.mail = mailField.text ?? ""
        dismiss(animated: true)
    }
}
