import BankModel
import UIKit

final class CashPickupViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var dayPicker: UIDatePicker!
    @IBOutlet var placeLabel: UILabel!
    @IBOutlet var wayControl: UISegmentedControl!

    // MARK: Page

    var order: CashOrder?

    override func viewDidLoad() {
        super.viewDidLoad()
        dayPicker.minimumDate = data.today.adding(days: 2).date
        dayPicker.date = data.today.adding(days: 4).date
        wayChanged(wayControl)
    }

    @IBAction func wayChanged(_ sender: UISegmentedControl) {
        let customer = data.customer
        placeLabel.text =
            sender.selectedSegmentIndex == 0
            ? "Cologne Rudolfplatz, Hohenzollernring 22"
            : "\(customer.street), \(customer.postcode) \(customer.place)"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        order?.day = Day(dayPicker.date)
        order?.place = placeLabel.text ?? ""
        (segue.destination as? CashConfirmViewController)?.order = order
    }
}
