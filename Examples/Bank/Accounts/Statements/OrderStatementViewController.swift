import BankModel
import UIKit

final class OrderStatementViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var feeLabel: UILabel!
    @IBOutlet weak var fromPicker: UIDatePicker!
    @IBOutlet weak var registeredSwitch: UISwitch!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        fromPicker.maximumDate = data.today.date
        fromPicker.minimumDate = Day(1, 1, 2015).date
        fromPicker.date = Day(1, 1, 2024).date
    }

    @IBAction func postChanged(_ sender: UISwitch) {
        feeLabel.text = Money(sender.isOn ? 12.40 : 7.50).text
    }

    @IBAction func order(_ sender: UIButton) {
        performSegue(withIdentifier: "showOrdered", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        let page = segue.destination as? StatementOrderedViewController
        page?.arrival = data.today.adding(days: registeredSwitch.isOn ? 2 : 4)
    }
}

final class StatementOrderedViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var textLabel: UILabel!

    // MARK: Page

    var arrival: Day?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let arrival else { return }
        textLabel.text = "It leaves us tomorrow and should be with you by \(arrival.shortText)."
    }
}
