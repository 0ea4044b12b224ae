// Written by `pageflow adopt sources` from Bank/Payments/Transfers/PayeeEditViewController.swift, 4aad0511730ea5f2. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/PayeeEditViewController.swift", line: 1)
import BankModel
import UIKit

@MainActor
protocol PayeeEditViewControllerDelegate: AnyObject {
    func payeePage(_ page: PayeeEditViewController, didSave payee: Payee)
}

final class PayeeEditViewController: BaseTableViewController {
    // MARK: Outlets

    var bicField: UITextField!
    var ibanField: UITextField!
    var nameField: UITextField!
    var saveItem: UIBarButtonItem!
    var trustSwitch: UISwitch!

    // MARK: Page

    var payee: Payee?
    weak var delegate: PayeeEditViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = payee?.name
        ibanField.text = payee?.iban
        trustSwitch.isOn = payee?.isTrusted ?? false
        textChanged(nameField)
    }

    /// A row has the height of its texts, and at least the storyboard's height.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    private var isValid: Bool {
        let iban = (ibanField.text ?? "").replacingOccurrences(of: " ", with: "")
        return nameField.text?.isEmpty == false && (15...34).contains(iban.count)
    }

    func textChanged(_ sender: UITextField) {
        saveItem.isEnabled = isValid
    }

    func save(_ sender: Any) {
        let bank = bicField.text.flatMap { $0.isEmpty ? nil : $0 } ?? payee?.bank ?? "Another bank"
        let saved = Payee(
            name: nameField.text ?? "", iban: ibanField.text ?? "", bank: bank, isTrusted: trustSwitch.isOn,
            total: payee?.total ?? Money(cents: 0))
        delegate?.payeePage(self, didSave: saved)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("bicField", \PayeeEditViewController.bicField), .outlet("ibanField", \PayeeEditViewController.ibanField), .outlet("nameField", \PayeeEditViewController.nameField), .outlet("saveItem", \PayeeEditViewController.saveItem), .outlet("trustSwitch", \PayeeEditViewController.trustSwitch), .action("textChanged:", PayeeEditViewController.textChanged(_:)), .action("save:", PayeeEditViewController.save(_:))] } }
