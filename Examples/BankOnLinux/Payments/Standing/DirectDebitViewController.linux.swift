// Written by `pageflow adopt sources` from Bank/Payments/Standing/DirectDebitViewController.swift, c3030f754bb0652c. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/DirectDebitViewController.swift", line: 1)
import BankModel
import UIKit

final class DirectDebitViewController: BaseViewController {
    // MARK: Outlets

    var amountLabel: UILabel!
    var creditorLabel: UILabel!
    var dateLabel: UILabel!
    var deadlineLabel: UILabel!
    var mandateLabel: UILabel!
    var nameLabel: UILabel!
    var returnButton: UIButton!

    // MARK: Page

    var debit: DirectDebit?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let debit else { return }
        let deadline = debit.day.adding(days: 56)
        nameLabel.text = debit.name
        amountLabel.text = Money(cents: -debit.amount.cents).text
        dateLabel.text = debit.day.text
        mandateLabel.text = debit.mandate
        creditorLabel.text = debit.creditor
        deadlineLabel.text = deadline.text
        returnButton.isEnabled = data.today <= deadline
    }

    func block(_ sender: UIButton) {
        sender.isEnabled = false
        showNote("Blocked", "Further debits of \(debit?.name ?? "this creditor") are refused.")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? ReturnDebitViewController)?.debit = debit
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \DirectDebitViewController.amountLabel), .outlet("creditorLabel", \DirectDebitViewController.creditorLabel), .outlet("dateLabel", \DirectDebitViewController.dateLabel), .outlet("deadlineLabel", \DirectDebitViewController.deadlineLabel), .outlet("mandateLabel", \DirectDebitViewController.mandateLabel), .outlet("nameLabel", \DirectDebitViewController.nameLabel), .outlet("returnButton", \DirectDebitViewController.returnButton), .action("block:", DirectDebitViewController.block(_:))] } }
