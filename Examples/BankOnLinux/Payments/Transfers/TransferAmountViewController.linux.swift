// Written by `pageflow adopt sources` from Bank/Payments/Transfers/TransferAmountViewController.swift, 1bd56cfb2b3519f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/TransferAmountViewController.swift", line: 1)
import BankModel
import UIKit

final class TransferAmountViewController: BaseViewController {
    // MARK: Outlets

    var amountLabel: UILabel!
    var balanceLabel: UILabel!
    var continueButton: UIButton!
    var recipientLabel: UILabel!
    var quickButtons: [UIButton]!
    var keyButtons: [UIButton]!

    // MARK: Page

    var transfer: Transfer?
    /// The typed text, such as "12,5".
    private var typed = ""

    private var amount: Money {
        Money(Double(typed.replacingOccurrences(of: ",", with: ".")) ?? 0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        recipientLabel.text = transfer.map { "To \($0.payee.name)" }
        for button in keyButtons { button.accessibilityTraits.insert(.keyboardKey) }
        showAmount()
    }

    private func showAmount() {
        guard let account = transfer?.from else { return }
        let isCovered = amount <= account.balance + account.overdraft
        amountLabel.text = amount.text
        amountLabel.textColor = isCovered ? .label : .systemRed
        balanceLabel.text = "\(account.balance.text) on \(account.name)"
        continueButton.isEnabled = isCovered && amount.cents > 0
    }

    func keyTapped(_ sender: UIButton) {
        let key = sender.configuration?.title ?? ""
        guard key != "," || !typed.contains(",") else { return }
        typed += key
        showAmount()
    }

    func deleteTapped(_ sender: UIButton) {
        typed = String(typed.dropLast())
        showAmount()
    }

    func quickTapped(_ sender: UIButton) {
        typed = quickButtons.firstIndex(of: sender).map { ["20", "50", "100"][$0] } ?? ""
        showAmount()
    }

    func continueTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "enterDetails", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? TransferDetailsViewController else { return }
        transfer?.amount = amount
        page.transfer = transfer
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \TransferAmountViewController.amountLabel), .outlet("balanceLabel", \TransferAmountViewController.balanceLabel), .outlet("continueButton", \TransferAmountViewController.continueButton), .outlet("recipientLabel", \TransferAmountViewController.recipientLabel), .collection("quickButtons", \TransferAmountViewController.quickButtons), .collection("keyButtons", \TransferAmountViewController.keyButtons), .action("keyTapped:", TransferAmountViewController.keyTapped(_:)), .action("deleteTapped:", TransferAmountViewController.deleteTapped(_:)), .action("quickTapped:", TransferAmountViewController.quickTapped(_:)), .action("continueTapped:", TransferAmountViewController.continueTapped(_:))] } }
