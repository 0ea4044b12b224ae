// Written by `pageflow adopt sources` from Bank/Payments/Transfers/PayeeCell.swift, 5280afafefcd37cb. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/PayeeCell.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class PayeeCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    var initialsLabel: UILabel!
    var nameLabel: UILabel!
    var ibanLabel: UILabel!

    // MARK: Content

    func show(_ payee: Payee) {
        initialsLabel.text = payee.initials
        nameLabel.text = payee.name
        ibanLabel.text = payee.iban
    }
 class var outlets: Outlets { [.outlet("initialsLabel", \PayeeCell.initialsLabel), .outlet("nameLabel", \PayeeCell.nameLabel), .outlet("ibanLabel", \PayeeCell.ibanLabel)] } }
