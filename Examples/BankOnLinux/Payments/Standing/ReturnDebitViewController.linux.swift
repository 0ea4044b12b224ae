// Written by `pageflow adopt sources` from Bank/Payments/Standing/ReturnDebitViewController.swift, c18171a74136252c. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/ReturnDebitViewController.swift", line: 1)
import BankModel
import UIKit

final class ReturnDebitViewController: BaseViewController {
    // MARK: Outlets

    var blockSwitch: UISwitch!
    var reasonControl: UISegmentedControl!
    var reasonView: UITextView!
    var returnButton: UIButton!
    var textLabel: UILabel!

    // MARK: Page

    var debit: DirectDebit?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let debit else { return }
        textLabel.text = """
            \(debit.amount.text) come back to your account at once. \(debit.name) hear of it and may charge you \
            for it.
            """
        returnButton.configuration?.title = "Return \(debit.amount.text)"
    }

    func returnTapped(_ sender: UIButton) {
        guard let debit else { return }
        guard reasonControl.selectedSegmentIndex != 2 || !reasonView.text.isEmpty else {
            showNote("Other", "Tell us in a few words what it is.")
            return
        }
        data.directDebits.removeAll { $0 == debit }
        data.accounts[0].balance = data.accounts[0].balance + debit.amount
        let more = blockSwitch.isOn ? " Further debits are refused." : ""
        showNote("Returned", "The money is back on your account.\(more)") { [unowned self] in leave() }
    }

    /// The debit's own page has no content any more: the list dismisses both.
    private func leave() {
        presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("blockSwitch", \ReturnDebitViewController.blockSwitch), .outlet("reasonControl", \ReturnDebitViewController.reasonControl), .outlet("reasonView", \ReturnDebitViewController.reasonView), .outlet("returnButton", \ReturnDebitViewController.returnButton), .outlet("textLabel", \ReturnDebitViewController.textLabel), .action("returnTapped:", ReturnDebitViewController.returnTapped(_:))] } }
