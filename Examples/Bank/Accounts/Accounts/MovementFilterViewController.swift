import BankModel
import UIKit

/// The criteria of a search for movements.
struct MovementFilter {
    var from = Day(1, 2, 2024)
    var to = Day(31, 12)
    /// 0 for all movements, 1 for incoming ones, 2 for outgoing ones.
    var direction = 0
    var least = 0
    var onlyCards = false

    func accepts(_ movement: Movement) -> Bool {
        let isWanted = direction == 0 || (direction == 1) == (movement.amount.cents > 0)
        let isLarge = abs(movement.amount.cents) >= least * 100
        let isInTime = from <= movement.day && movement.day <= to
        return isWanted && isLarge && isInTime && (movement.isCardPayment || !onlyCards)
    }
}

@MainActor
protocol MovementFilterViewControllerDelegate: AnyObject {
    func filterPage(_ page: MovementFilterViewController, didApply filter: MovementFilter)
}

final class MovementFilterViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var amountSlider: UISlider!
    @IBOutlet weak var cardsSwitch: UISwitch!
    @IBOutlet weak var directionControl: UISegmentedControl!
    @IBOutlet weak var fromPicker: UIDatePicker!
    @IBOutlet weak var toPicker: UIDatePicker!

    // MARK: Page

    var filter = MovementFilter()
    weak var delegate: MovementFilterViewControllerDelegate?

    /// A row has the height of its texts, and at least the storyboard's height.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fromPicker.date = filter.from.date
        toPicker.date = filter.to.date
        directionControl.selectedSegmentIndex = filter.direction
        amountSlider.value = Float(filter.least)
        cardsSwitch.isOn = filter.onlyCards
        amountChanged(amountSlider)
    }

    @IBAction func dateChanged(_ sender: UIDatePicker) {
        toPicker.minimumDate = fromPicker.date
    }

    @IBAction func amountChanged(_ sender: UISlider) {
        amountLabel.text = "€\(Int(sender.value))"
    }

    @IBAction func apply(_ sender: Any) {
        filter.from = Day(fromPicker.date)
        filter.to = Day(toPicker.date)
        filter.direction = directionControl.selectedSegmentIndex
        filter.least = Int(amountSlider.value)
        filter.onlyCards = cardsSwitch.isOn
        delegate?.filterPage(self, didApply: filter)
    }
}
