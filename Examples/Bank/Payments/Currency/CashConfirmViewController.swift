import BankModel
import UIKit

final class CashConfirmViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var amountLabel: UILabel!
    @IBOutlet var dayLabel: UILabel!
    @IBOutlet var orderButton: UIButton!
    @IBOutlet var placeLabel: UILabel!
    @IBOutlet var totalLabel: UILabel!

    // MARK: Page

    var order: CashOrder?

    override func viewDidLoad() {
        super.viewDidLoad()
        amountLabel.text = order?.notes.roundText
        totalLabel.text = order?.total.text
        dayLabel.text = order?.day.text
        placeLabel.text = order?.place
    }

    @IBAction func order(_ sender: UIButton) {
        guard let order else { return }
        orderButton.isEnabled = false
        data.accounts[0].balance = data.accounts[0].balance - order.total
        performSegue(withIdentifier: "showOrdered", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? CashOrderedViewController)?.day = order?.day
    }
}

final class CashOrderedViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var textLabel: UILabel!

    // MARK: Page

    var day: Day?

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = day.map { "Your notes are ready on \($0.shortText) from 9:00." }
    }
}
