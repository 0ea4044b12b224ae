// Written by `pageflow adopt sources` from Bank/Payments/Transfers/TransferDoneViewController.swift, f97ad42116e0efe0. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/TransferDoneViewController.swift", line: 1)
import BankModel
import UIKit

final class TransferDoneViewController: BaseViewController {
    // MARK: Outlets

    var textLabel: UILabel!
    var titleLabel: UILabel!

    // MARK: Page

    var transfer: Transfer?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let transfer else { return }
        titleLabel.text = "\(transfer.amount.text) are on the way"
        let arrival = (transfer.day ?? data.today).adding(days: 1)
        textLabel.text = "\(transfer.payee.name) has the money on \(arrival.shortText) at the latest."
    }

    func showReceipt(_ sender: UIButton) {
        guard let transfer else { return }
        let page = ReceiptViewController(transfer)
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("textLabel", \TransferDoneViewController.textLabel), .outlet("titleLabel", \TransferDoneViewController.titleLabel), .action("showReceipt:", TransferDoneViewController.showReceipt(_:))] } }
