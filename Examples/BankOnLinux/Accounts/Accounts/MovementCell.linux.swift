// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/MovementCell.swift, 2f62ad7830f70064. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/MovementCell.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class MovementCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    weak var titleLabel: UILabel!
    weak var detailLabel: UILabel!
    weak var amountLabel: UILabel!

    // MARK: Content

    func show(_ movement: Movement) {
        titleLabel.text = movement.title
        detailLabel.text = "\(movement.day.shortText) · \(movement.category.rawValue)"
        amountLabel.text = movement.amount.text
        amountLabel.textColor = movement.amount.cents > 0 ? .systemGreen : .label
    }
 class var outlets: Outlets { [.outlet("titleLabel", \MovementCell.titleLabel), .outlet("detailLabel", \MovementCell.detailLabel), .outlet("amountLabel", \MovementCell.amountLabel)] } }
