import BankModel
import UIKit

final class TransferAmountViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var amountLabel: UILabel!
    @IBOutlet var balanceLabel: UILabel!
    @IBOutlet var continueButton: UIButton!
    @IBOutlet var recipientLabel: UILabel!
    @IBOutlet var quickButtons: [UIButton]!
    @IBOutlet var keyButtons: [UIButton]!

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

    @IBAction func keyTapped(_ sender: UIButton) {
        let key = sender.configuration?.title ?? ""
        guard key != "," || !typed.contains(",") else { return }
        typed += key
        showAmount()
    }

    @IBAction func deleteTapped(_ sender: UIButton) {
        typed = String(typed.dropLast())
        showAmount()
    }

    @IBAction func quickTapped(_ sender: UIButton) {
        typed = quickButtons.firstIndex(of: sender).map { ["20", "50", "100"][$0] } ?? ""
        showAmount()
    }

    @IBAction func continueTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "enterDetails", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? TransferDetailsViewController else { return }
        transfer?.amount = amount
        page.transfer = transfer
    }
}
