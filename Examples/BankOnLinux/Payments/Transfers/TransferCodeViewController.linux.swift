// Written by `pageflow adopt sources` from Bank/Payments/Transfers/TransferCodeViewController.swift, 2111261fd6df619b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/TransferCodeViewController.swift", line: 1)
import BankModel
import UIKit

final class TransferCodeViewController: BaseViewController {
    // MARK: Outlets

    var againButton: UIButton!
    var errorLabel: UILabel!
    var spinner: UIActivityIndicatorView!
    var digitFields: [UITextField]!

    // MARK: Page

    var transfer: Transfer?
    private var triesLeft = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        digitFields.first?.becomeFirstResponder()
    }

    private var code: String {
        digitFields.map { $0.text ?? "" }.joined()
    }

    func digitChanged(_ sender: UITextField) {
        guard let index = digitFields.firstIndex(of: sender), sender.text?.isEmpty == false else { return }
        sender.text = sender.text.map { String($0.suffix(1)) }
        if index + 1 < digitFields.count {
            digitFields[index + 1].becomeFirstResponder()
        } else {
            checkCode()
        }
    }

    /// The sample accepts any six digits that aren't all equal.
    private func checkCode() {
        guard Set(code).count == 1 else { return send() }
        triesLeft -= 1
        errorLabel.isHidden = false
        errorLabel.text = "That is not the code. Tries left: \(triesLeft)."
        for field in digitFields { field.text = nil }
        digitFields.first?.becomeFirstResponder()
        if triesLeft == 0 { dismiss(animated: true) }
    }

    private func send() {
        guard let transfer else { return }
        view.endEditing(true)
        spinner.startAnimating()
        data.book(transfer)
        performSegue(withIdentifier: "showDone", sender: self)
    }

    func sendAgain(_ sender: UIButton) {
        againButton.isEnabled = false
        showNote("Sent", "A new code is on its way to your phone.")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        spinner.stopAnimating()
        (segue.destination as? TransferDoneViewController)?.transfer = transfer
    }
 override class var outlets: Outlets { super.outlets + [.outlet("againButton", \TransferCodeViewController.againButton), .outlet("errorLabel", \TransferCodeViewController.errorLabel), .outlet("spinner", \TransferCodeViewController.spinner), .collection("digitFields", \TransferCodeViewController.digitFields), .action("digitChanged:", TransferCodeViewController.digitChanged(_:)), .action("sendAgain:", TransferCodeViewController.sendAgain(_:))] } }
