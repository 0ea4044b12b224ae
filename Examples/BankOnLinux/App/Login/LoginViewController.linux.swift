// Written by `pageflow adopt sources` from Bank/App/Login/LoginViewController.swift, 58906316e7bd5707. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Login/LoginViewController.swift", line: 1)
import UIKit

final class LoginViewController: BaseViewController, UITextFieldDelegate {
    // MARK: Outlets

    weak var errorLabel: UILabel!
    weak var loginButton: UIButton!
    weak var numberField: UITextField!
    weak var passwordField: UITextField!
    weak var rememberSwitch: UISwitch!
    weak var spinner: UIActivityIndicatorView!

    // MARK: Page

    private var failures = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
        numberField.text = rememberSwitch.isOn ? data.customer.number : ""
        textChanged(numberField)
    }

    func textChanged(_ sender: UITextField) {
        errorLabel.isHidden = true
        loginButton.isEnabled = numberField.text?.count == 8 && passwordField.text?.isEmpty == false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if textField === passwordField, loginButton.isEnabled { logIn(loginButton) }
        return true
    }

    func logIn(_ sender: UIButton) {
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
 override class var outlets: Outlets { super.outlets + [.outlet("errorLabel", \LoginViewController.errorLabel), .outlet("loginButton", \LoginViewController.loginButton), .outlet("numberField", \LoginViewController.numberField), .outlet("passwordField", \LoginViewController.passwordField), .outlet("rememberSwitch", \LoginViewController.rememberSwitch), .outlet("spinner", \LoginViewController.spinner), .action("textChanged:", LoginViewController.textChanged(_:)), .action("logIn:", LoginViewController.logIn(_:))] } }
