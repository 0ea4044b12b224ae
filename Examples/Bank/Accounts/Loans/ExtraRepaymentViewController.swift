import BankModel
import UIKit

@MainActor
protocol ExtraRepaymentViewControllerDelegate: AnyObject {
    func repaymentPage(_ page: ExtraRepaymentViewController, didPay amount: Money)
}

final class ExtraRepaymentViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var amountField: UITextField!
    @IBOutlet weak var effectControl: UISegmentedControl!
    @IBOutlet weak var effectLabel: UILabel!
    @IBOutlet weak var payButton: UIButton!

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

    @IBAction func amountChanged(_ sender: UITextField) {
        showEffect()
    }

    @IBAction func effectChanged(_ sender: UISegmentedControl) {
        showEffect()
    }

    @IBAction func pay(_ sender: UIButton) {
        guard let amount else { return }
        delegate?.repaymentPage(self, didPay: amount)
    }
}
