// Written by `pageflow adopt sources` from Bank/Accounts/Savings/DepositTermsViewController.swift, 1daaf166db6a199e. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Savings/DepositTermsViewController.swift", line: 1)
import BankModel
import UIKit

final class DepositTermsViewController: BaseViewController, UITextViewDelegate {
    // MARK: Outlets

    weak var acceptSwitch: UISwitch!
    weak var continueButton: UIButton!
    weak var termsView: UITextView!

    // MARK: Page

    var deposit: Deposit?

    override func viewDidLoad() {
        super.viewDidLoad()
        termsView.textContainerInset = UIEdgeInsets(top: 12, left: 4, bottom: 12, right: 4)
        acceptChanged(acceptSwitch)
    }

    func acceptChanged(_ sender: UISwitch) {
        continueButton.isEnabled = sender.isOn
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        acceptSwitch.isOn
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? DepositConfirmViewController)?.deposit = deposit
    }
 override class var outlets: Outlets { super.outlets + [.outlet("acceptSwitch", \DepositTermsViewController.acceptSwitch), .outlet("continueButton", \DepositTermsViewController.continueButton), .outlet("termsView", \DepositTermsViewController.termsView), .action("acceptChanged:", DepositTermsViewController.acceptChanged(_:))] } }
