// Written by `pageflow adopt sources` from Bank/Accounts/Loans/ExtraRepaymentViewController.swift, 7626fedf3cb43d. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Loans/ExtraRepaymentViewController.swift", line: 1)
import BankModel
import UIKit

@MainActor
protocol ExtraRepaymentViewControllerDelegate: AnyObject {
    func repaymentPage(_ page: ExtraRepaymentViewController, didPay amount: Money)
}

final class ExtraRepaymentViewController: BaseViewController {
    // MARK: Outlets

    weak var amountField: UITextField!
    weak var effectControl: UISegmentedControl!
    weak var effectLabel: UILabel!
    weak var payButton: UIButton!

    // MARK: Page

    var loan: Loan?
    weak var delegate: ExtraRepaymentViewControllerDelegate?

    private var amount: Money? { Money(typed: amountField.text) }

    override func viewDidLoad() {
        super.viewDidLoad()
        showEffect()
    }

    private func showEffect() {
        guard let loan, let amount, amount <= loan.open else {
            effectLabel.text = "Enter an amount that is no more than what you owe."
            payButton.isEnabled = false
            return
        }
        payButton.isEnabled = true
        let months = amount.cents / max(loan.rate.cents, 1)
        let saved = Money(amount.amount * 0.049 * Double(loan.monthsLeft) / 24)
        effectLabel.text =
            effectControl.selectedSegmentIndex == 0
            ? "You are done \(months) months sooner and save \(saved.text) of interest."
            : "You pay \(Money(amount.amount / Double(loan.monthsLeft)).text) less each month."
    }

    func amountChanged(_ sender: UITextField) {
        showEffect()
    }

    func effectChanged(_ sender: UISegmentedControl) {
        showEffect()
    }

    func pay(_ sender: UIButton) {
        guard let amount else { return }
        delegate?.repaymentPage(self, didPay: amount)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountField", \ExtraRepaymentViewController.amountField), .outlet("effectControl", \ExtraRepaymentViewController.effectControl), .outlet("effectLabel", \ExtraRepaymentViewController.effectLabel), .outlet("payButton", \ExtraRepaymentViewController.payButton), .action("amountChanged:", ExtraRepaymentViewController.amountChanged(_:)), .action("effectChanged:", ExtraRepaymentViewController.effectChanged(_:)), .action("pay:", ExtraRepaymentViewController.pay(_:))] } }
