import BankLook
import BankModel
import UIKit

final class MovementCell: LargeTextCell {
    // MARK: Outlets

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var detailLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!

    // MARK: Content

    func show(_ movement: Movement) {
        titleLabel.text = movement.title
        detailLabel.text = "\(movement.day.shortText) · \(movement.category.rawValue)"
        amountLabel.text = movement.amount.text
        amountLabel.textColor = movement.amount.cents > 0 ? .systemGreen : .label
    }
}
