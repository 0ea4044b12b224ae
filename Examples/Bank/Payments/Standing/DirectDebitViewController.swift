import BankModel
import UIKit

final class DirectDebitViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var amountLabel: UILabel!
    @IBOutlet var creditorLabel: UILabel!
    @IBOutlet var dateLabel: UILabel!
    @IBOutlet var deadlineLabel: UILabel!
    @IBOutlet var mandateLabel: UILabel!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var returnButton: UIButton!

    // MARK: Page

    var debit: DirectDebit?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let debit else { return }
        let deadline = debit.day.adding(days: 56)
        nameLabel.text = debit.name
        amountLabel.text = Money(cents: -debit.amount.cents).text
        dateLabel.text = debit.day.text
        mandateLabel.text = debit.mandate
        creditorLabel.text = debit.creditor
        deadlineLabel.text = deadline.text
        returnButton.isEnabled = data.today <= deadline
    }

    @IBAction func block(_ sender: UIButton) {
        sender.isEnabled = false
        showNote("Blocked", "Further debits of \(debit?.name ?? "this creditor") are refused.")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? ReturnDebitViewController)?.debit = debit
    }
}
