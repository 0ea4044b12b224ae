// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/AccountCell.swift, 14e35085c6dfcade. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/AccountCell.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class AccountCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    weak var nameLabel: UILabel!
    weak var ibanLabel: UILabel!
    weak var balanceLabel: UILabel!

    // MARK: Content

    func show(_ account: Account) {
        nameLabel.text = account.name
        ibanLabel.text = "\(account.iban.prefix(4)) … \(account.iban.suffix(7))"
        balanceLabel.text = account.balance.text
    }
 class var outlets: Outlets { [.outlet("nameLabel", \AccountCell.nameLabel), .outlet("ibanLabel", \AccountCell.ibanLabel), .outlet("balanceLabel", \AccountCell.balanceLabel)] } }
