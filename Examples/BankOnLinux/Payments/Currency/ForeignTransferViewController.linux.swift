// Written by `pageflow adopt sources` from Bank/Payments/Currency/ForeignTransferViewController.swift, 399f926cd5e15152. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/ForeignTransferViewController.swift", line: 1)
import BankModel
import UIKit

final class ForeignTransferViewController: BaseViewController, CurrencyChoiceViewControllerDelegate {
    // MARK: Outlets

    var accountField: UITextField!
    var addressField: UITextField!
    var amountField: UITextField!
    var bicField: UITextField!
    var currencyButton: UIButton!
    var feesControl: UISegmentedControl!
    var feesLabel: UILabel!
    var nameField: UITextField!
    var nextItem: UIBarButtonItem!
    var fields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        fieldChanged(nameField)
        feesChanged(feesControl)
    }

    func fieldChanged(_ sender: UITextField) {
        nextItem.isEnabled = fields.allSatisfy { $0.text?.isEmpty == false }
    }

    func feesChanged(_ sender: UISegmentedControl) {
        feesLabel.text =
            [
                "You pay €24.00 here. The recipient gets all of it.",
                "Shared: you pay €12.50 here, the recipient pays their bank.",
                "Nothing here. All fees are taken off the amount.",
            ][sender.selectedSegmentIndex]
    }

    /// Continues like other transfers, on the confirmation page in the other storyboard.
    func next(_ sender: Any) {
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
 override class var outlets: Outlets { super.outlets + [.outlet("accountField", \ForeignTransferViewController.accountField), .outlet("addressField", \ForeignTransferViewController.addressField), .outlet("amountField", \ForeignTransferViewController.amountField), .outlet("bicField", \ForeignTransferViewController.bicField), .outlet("currencyButton", \ForeignTransferViewController.currencyButton), .outlet("feesControl", \ForeignTransferViewController.feesControl), .outlet("feesLabel", \ForeignTransferViewController.feesLabel), .outlet("nameField", \ForeignTransferViewController.nameField), .outlet("nextItem", \ForeignTransferViewController.nextItem), .collection("fields", \ForeignTransferViewController.fields), .action("fieldChanged:", ForeignTransferViewController.fieldChanged(_:)), .action("feesChanged:", ForeignTransferViewController.feesChanged(_:)), .action("next:", ForeignTransferViewController.next(_:))] } }
