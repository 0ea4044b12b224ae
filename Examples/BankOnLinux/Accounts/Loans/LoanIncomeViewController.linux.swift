// Written by `pageflow adopt sources` from Bank/Accounts/Loans/LoanIncomeViewController.swift, c492d9e831a87942. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Loans/LoanIncomeViewController.swift", line: 1)
import BankModel
import BankService
import UIKit

final class LoanIncomeViewController: BaseTableViewController {
    // MARK: Outlets

    weak var employerField: UITextField!
    weak var incomeField: UITextField!
    weak var otherField: UITextField!
    weak var registerSwitch: UISwitch!
    weak var rentField: UITextField!
    weak var sincePicker: UIDatePicker!
    weak var submitButton: UIButton!
    var amountFields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        sincePicker.maximumDate = data.today.date
        check()
    }

    private func check() {
        let isFilled = amountFields.allSatisfy { Money(typed: $0.text) != nil }
        submitButton.isEnabled = isFilled && registerSwitch.isOn && employerField.text?.isEmpty == false
    }

    func amountChanged(_ sender: UITextField) {
        check()
    }

    func registerChanged(_ sender: UISwitch) {
        check()
    }

    /// The monthly income after expenses.
    private var free: Money {
        let costs = [rentField, otherField].compactMap { Money(typed: $0?.text) }
        return costs.reduce(Money(typed: incomeField.text) ?? Money(cents: 0)) { $0 - $1 }
    }

    func submit(_ sender: UIButton) {
        guard free > Money(300) else {
            ask("Too little is left", "Less than €300 a month would be yours.", "Send it even so") {
                [unowned self] in
                performSegue(withIdentifier: "submit", sender: self)
            }
            return
        }
        performSegue(withIdentifier: "submit", sender: sender)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("employerField", \LoanIncomeViewController.employerField), .outlet("incomeField", \LoanIncomeViewController.incomeField), .outlet("otherField", \LoanIncomeViewController.otherField), .outlet("registerSwitch", \LoanIncomeViewController.registerSwitch), .outlet("rentField", \LoanIncomeViewController.rentField), .outlet("sincePicker", \LoanIncomeViewController.sincePicker), .outlet("submitButton", \LoanIncomeViewController.submitButton), .collection("amountFields", \LoanIncomeViewController.amountFields), .action("amountChanged:", LoanIncomeViewController.amountChanged(_:)), .action("registerChanged:", LoanIncomeViewController.registerChanged(_:)), .action("submit:", LoanIncomeViewController.submit(_:))] } }

final class LoanSubmittedViewController: BaseViewController {
    func appointment(_ sender: UIButton) {
        present(ServicePages.appointment(), animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.action("appointment:", LoanSubmittedViewController.appointment(_:))] } }
