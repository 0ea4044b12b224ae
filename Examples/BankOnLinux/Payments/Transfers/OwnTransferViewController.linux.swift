// Written by `pageflow adopt sources` from Bank/Payments/Transfers/OwnTransferViewController.swift, d9e43268fc30106f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/OwnTransferViewController.swift", line: 1)
import BankModel
import UIKit

final class OwnTransferViewController: BaseViewController {
    // MARK: Outlets

    var amountField: UITextField!
    var amountSlider: UISlider!
    var fromBalanceLabel: UILabel!
    var fromCard: UIView!
    var fromLabel: UILabel!
    var moveButton: UIButton!
    var toBalanceLabel: UILabel!
    var toCard: UIView!
    var toLabel: UILabel!

    // MARK: Page

    private var source = 0
    private var target = 1

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        showAccounts()
    }

    private func showAccounts() {
        let (from, to) = (data.accounts[source], data.accounts[target])
        fromLabel.text = from.name
        fromBalanceLabel.text = from.balance.text
        toLabel.text = to.name
        toBalanceLabel.text = to.balance.text
        amountSlider.maximumValue = Float(from.balance.amount)
        amountChanged(amountField)
    }

    func fromTapped(_ sender: UITapGestureRecognizer) {
        chooseAccount(beside: fromCard, except: target) { [unowned self] in source = $0 }
    }

    func toTapped(_ sender: UITapGestureRecognizer) {
        chooseAccount(beside: toCard, except: source) { [unowned self] in target = $0 }
    }

    private func chooseAccount(beside card: UIView, except other: Int, then choose: @escaping (Int) -> Void) {
        let sheet = UIAlertController(title: "Account", message: nil, preferredStyle: .actionSheet)
        for (index, account) in data.accounts.enumerated() where index != other {
            sheet.addAction(
                UIAlertAction(title: account.name, style: .default) { [unowned self] _ in
                    choose(index)
                    showAccounts()
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = card
        present(sheet, animated: true)
    }

    func swapTapped(_ sender: UIButton) {
        swap(&source, &target)
        showAccounts()
    }

    func amountChanged(_ sender: UITextField) {
        let amount = Money(typed: sender.text) ?? Money(cents: 0)
        amountSlider.value = Float(amount.amount)
        moveButton.isEnabled = amount.cents > 0 && amount <= data.accounts[source].balance
    }

    func sliderMoved(_ sender: UISlider) {
        amountField.text = "\(Int(sender.value) / 10 * 10)"
        moveButton.isEnabled = sender.value >= 10
    }

    func moveTapped(_ sender: UIButton) {
        guard let amount = Money(typed: amountField.text) else { return }
        data.move(amount, from: source, to: target)
        showNote("Moved", "\(amount.text) are on \(data.accounts[target].name).") { [unowned self] in
            dismiss(animated: true)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountField", \OwnTransferViewController.amountField), .outlet("amountSlider", \OwnTransferViewController.amountSlider), .outlet("fromBalanceLabel", \OwnTransferViewController.fromBalanceLabel), .outlet("fromCard", \OwnTransferViewController.fromCard), .outlet("fromLabel", \OwnTransferViewController.fromLabel), .outlet("moveButton", \OwnTransferViewController.moveButton), .outlet("toBalanceLabel", \OwnTransferViewController.toBalanceLabel), .outlet("toCard", \OwnTransferViewController.toCard), .outlet("toLabel", \OwnTransferViewController.toLabel), .action("fromTapped:", OwnTransferViewController.fromTapped(_:)), .action("toTapped:", OwnTransferViewController.toTapped(_:)), .action("swapTapped:", OwnTransferViewController.swapTapped(_:)), .action("amountChanged:", OwnTransferViewController.amountChanged(_:)), .action("sliderMoved:", OwnTransferViewController.sliderMoved(_:)), .action("moveTapped:", OwnTransferViewController.moveTapped(_:))] } }
