// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/AccountDetailsViewController.swift, ba834622b11c0552. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/AccountDetailsViewController.swift", line: 1)
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

    func copyIBAN(_ sender: UIButton) {
        UIPasteboard.general.string = account?.iban
        sender.setTitle("Copied", for: .normal)
    }

    func share(_ sender: UIButton) {
        shareButton.isEnabled = false
        showNote("Shared", "A page with your account details lies in your messages.")
    }
 override class var outlets: Outlets { super.outlets + [.outlet("bicLabel", \AccountDetailsViewController.bicLabel), .outlet("codeView", \AccountDetailsViewController.codeView), .outlet("holderLabel", \AccountDetailsViewController.holderLabel), .outlet("ibanLabel", \AccountDetailsViewController.ibanLabel), .outlet("shareButton", \AccountDetailsViewController.shareButton), .action("copyIBAN:", AccountDetailsViewController.copyIBAN(_:)), .action("share:", AccountDetailsViewController.share(_:))] } }
