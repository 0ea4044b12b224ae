// Written by `pageflow adopt sources` from Bank/Payments/Transfers/TransferConfirmViewController.swift, bbdcc04730d7f972. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/TransferConfirmViewController.swift", line: 1)
import BankModel
import UIKit

final class TransferConfirmViewController: BaseViewController {
    // MARK: Outlets

    var accountLabel: UILabel!
    var amountLabel: UILabel!
    var dateLabel: UILabel!
    var feeLabel: UILabel!
    var ibanLabel: UILabel!
    var nameLabel: UILabel!
    var referenceLabel: UILabel!
    var sendButton: UIButton!
    var warningView: UIView!

    // MARK: Page

    var transfer: Transfer?
    var savesPayee = false
    var repeats = false

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let transfer else { return }
        amountLabel.text = transfer.amount.text
        nameLabel.text = transfer.payee.name
        ibanLabel.text = transfer.payee.iban
        accountLabel.text = transfer.from.name
        referenceLabel.text = transfer.reference.isEmpty ? "none" : transfer.reference
        dateLabel.text = transfer.day?.text ?? "today"
        feeLabel.text = "none"
        warningView.isHidden = transfer.payee.total.cents > 0
        sendButton.configuration?.title = repeats ? "Send every month" : "Send"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? TransferCodeViewController)?.transfer = transfer
        savePayee()
    }

    private func savePayee() {
        guard savesPayee, let payee = transfer?.payee else { return }
        if !data.payees.contains(where: { $0.iban == payee.iban }) { data.payees.append(payee) }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("accountLabel", \TransferConfirmViewController.accountLabel), .outlet("amountLabel", \TransferConfirmViewController.amountLabel), .outlet("dateLabel", \TransferConfirmViewController.dateLabel), .outlet("feeLabel", \TransferConfirmViewController.feeLabel), .outlet("ibanLabel", \TransferConfirmViewController.ibanLabel), .outlet("nameLabel", \TransferConfirmViewController.nameLabel), .outlet("referenceLabel", \TransferConfirmViewController.referenceLabel), .outlet("sendButton", \TransferConfirmViewController.sendButton), .outlet("warningView", \TransferConfirmViewController.warningView)] } }
