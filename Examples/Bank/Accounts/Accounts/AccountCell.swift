import BankLook
import BankModel
import UIKit

final class AccountCell: LargeTextCell {
    // MARK: Outlets

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var ibanLabel: UILabel!
    @IBOutlet weak var balanceLabel: UILabel!

    // MARK: Content

    func show(_ account: Account) {
        nameLabel.text = account.name
        ibanLabel.text = "\(account.iban.prefix(4)) … \(account.iban.suffix(7))"
        balanceLabel.text = account.balance.text
    }
}
