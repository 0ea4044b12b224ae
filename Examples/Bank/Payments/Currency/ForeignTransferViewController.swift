import BankModel
import UIKit

final class ForeignTransferViewController: BaseViewController, CurrencyChoiceViewControllerDelegate {
    // MARK: Outlets

    @IBOutlet var accountField: UITextField!
    @IBOutlet var addressField: UITextField!
    @IBOutlet var amountField: UITextField!
    @IBOutlet var bicField: UITextField!
    @IBOutlet var currencyButton: UIButton!
    @IBOutlet var feesControl: UISegmentedControl!
    @IBOutlet var feesLabel: UILabel!
    @IBOutlet var nameField: UITextField!
    @IBOutlet var nextItem: UIBarButtonItem!
    @IBOutlet var fields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        fieldChanged(nameField)
        feesChanged(feesControl)
    }

    @IBAction func fieldChanged(_ sender: UITextField) {
        nextItem.isEnabled = fields.allSatisfy { $0.text?.isEmpty == false }
    }

    @IBAction func feesChanged(_ sender: UISegmentedControl) {
        feesLabel.text =
            [
                "You pay €24.00 here. The recipient gets all of it.",
                "Shared: you pay €12.50 here, the recipient pays their bank.",
                "Nothing here. All fees are taken off the amount.",
            ][sender.selectedSegmentIndex]
    }

    /// Continues like other transfers, on the confirmation page in the other storyboard.
    @IBAction func next(_ sender: Any) {
        let storyboard = UIStoryboard(name: "Transfers", bundle: .module)
        let first = storyboard.instantiateViewController(withIdentifier: "Confirm")
        guard let page = first as? TransferConfirmViewController else { return }
        page.transfer = transfer
        present(page, animated: true)
    }

    private var transfer: Transfer {
        let account = "\(accountField.text ?? ""), \(bicField.text ?? "")"
        let payee = Payee(name: nameField.text ?? "", iban: account, bank: addressField.text ?? "")
        let amount = Money(typed: amountField.text) ?? Money(cents: 0)
        let code = currencyButton.configuration?.title ?? "USD"
        return Transfer(
            from: data.accounts[0], payee: payee, amount: Money(cents: amount.cents, currency: code),
            reference: "Abroad")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? CurrencyChoiceViewController)?.delegate = self
    }

    func choicePage(_ page: CurrencyChoiceViewController, didChoose currency: Currency) {
        currencyButton.configuration?.title = currency.code
        dismiss(animated: true)
    }
}
