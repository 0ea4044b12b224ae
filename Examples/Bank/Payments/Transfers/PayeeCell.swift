import BankLook
import BankModel
import UIKit

final class PayeeCell: LargeTextCell {
    // MARK: Outlets

    @IBOutlet var initialsLabel: UILabel!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var ibanLabel: UILabel!

    // MARK: Content

    func show(_ payee: Payee) {
        initialsLabel.text = payee.initials
        nameLabel.text = payee.name
        ibanLabel.text = payee.iban
    }
}
