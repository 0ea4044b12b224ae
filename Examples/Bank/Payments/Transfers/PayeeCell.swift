import BankModel
import UIKit

final class PayeeCell: UITableViewCell {
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
}
