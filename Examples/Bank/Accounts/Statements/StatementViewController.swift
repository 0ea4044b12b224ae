import BankModel
import UIKit

final class StatementViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var accountLabel: UILabel!
    @IBOutlet weak var closingLabel: UILabel!
    @IBOutlet weak var inLabel: UILabel!
    @IBOutlet weak var openingLabel: UILabel!
    @IBOutlet weak var outLabel: UILabel!
    @IBOutlet weak var titleLabel: UILabel!

    // MARK: Page

    var account: Account?
    var month = Day(1, 3)

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let account else { return }
        let booked = account.movements.filter { ($0.day.year, $0.day.month) == (month.year, month.month) }
        let income = sum(booked.filter { $0.amount.cents > 0 })
        let spending = sum(booked.filter { $0.amount.cents < 0 })
        titleLabel.text = "Statement \(month.month)/\(month.year)"
        accountLabel.text = "\(account.name) · \(account.iban)"
        openingLabel.text = (account.balance - income - spending).text
        inLabel.text = income.text
        outLabel.text = spending.text
        closingLabel.text = account.balance.text
    }

    private func sum(_ movements: [Movement]) -> Money {
        movements.reduce(Money(cents: 0)) { $0 + $1.amount }
    }

    @IBAction func share(_ sender: Any) {
        showNote("Saved", "The statement lies in your files.")
    }
}
