// Written by `pageflow adopt sources` from Bank/Accounts/Savings/DepositAmountViewController.swift, 46f65f99615bea1b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Savings/DepositAmountViewController.swift", line: 1)
import BankModel
import UIKit

final class DepositAmountViewController: BaseViewController {
    // MARK: Outlets

    weak var amountField: UITextField!
    weak var continueButton: UIButton!
    weak var hintLabel: UILabel!
    var quickButtons: [UIButton]!

    // MARK: Page

    private var amount: Money? { Money(typed: amountField.text) }

    private var isValid: Bool {
        amount.map { Money(500) <= $0 && $0 <= Money(250_000) } ?? false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        continueButton.isEnabled = false
    }

    func amountChanged(_ sender: UITextField) {
        continueButton.isEnabled = isValid
        hintLabel.textColor = isValid ? .secondaryLabel : .systemRed
    }

    func quickAmount(_ sender: UIButton) {
        let amounts = ["1,000", "5,000", "10,000"]
        amountField.text = quickButtons.firstIndex(of: sender).map { amounts[$0] }
        amountChanged(amountField)
    }

    func continueTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "chooseTerm", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? DepositTermViewController, let amount else { return }
        page.deposit.amount = amount
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountField", \DepositAmountViewController.amountField), .outlet("continueButton", \DepositAmountViewController.continueButton), .outlet("hintLabel", \DepositAmountViewController.hintLabel), .collection("quickButtons", \DepositAmountViewController.quickButtons), .action("amountChanged:", DepositAmountViewController.amountChanged(_:)), .action("quickAmount:", DepositAmountViewController.quickAmount(_:)), .action("continueTapped:", DepositAmountViewController.continueTapped(_:))] } }
