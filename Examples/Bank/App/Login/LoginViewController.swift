import UIKit

final class LoginViewController: BaseViewController, UITextFieldDelegate {
    // MARK: Outlets

    @IBOutlet weak var errorLabel: UILabel!
    @IBOutlet weak var loginButton: UIButton!
    @IBOutlet weak var numberField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet weak var rememberSwitch: UISwitch!
    @IBOutlet weak var spinner: UIActivityIndicatorView!

    // MARK: Page

    private var failures = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
        numberField.text = rememberSwitch.isOn ? data.customer.number : ""
        textChanged(numberField)
    }

    @IBAction func textChanged(_ sender: UITextField) {
        errorLabel.isHidden = true
        loginButton.isEnabled = numberField.text?.count == 8 && passwordField.text?.isEmpty == false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if textField === passwordField, loginButton.isEnabled { logIn(loginButton) }
        return true
    }

    @IBAction func logIn(_ sender: UIButton) {
        spinner.startAnimating()
        if numberField.text == data.customer.number {
            performSegue(withIdentifier: "enterPasscode", sender: sender)
        } else {
            fail()
        }
        spinner.stopAnimating()
    }

    private func fail() {
        failures += 1
        errorLabel.isHidden = false
        if failures == 3 { performSegue(withIdentifier: "showLocked", sender: self) }
    }
}
