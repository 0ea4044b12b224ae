// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/MovementFilterViewController.swift, 1518323c24883351. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/MovementFilterViewController.swift", line: 1)
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

    weak var amountLabel: UILabel!
    weak var amountSlider: UISlider!
    weak var cardsSwitch: UISwitch!
    weak var directionControl: UISegmentedControl!
    weak var fromPicker: UIDatePicker!
    weak var toPicker: UIDatePicker!

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

    func dateChanged(_ sender: UIDatePicker) {
        toPicker.minimumDate = fromPicker.date
    }

    func amountChanged(_ sender: UISlider) {
        amountLabel.text = "€\(Int(sender.value))"
    }

    func apply(_ sender: Any) {
        filter.from = Day(fromPicker.date)
        filter.to = Day(toPicker.date)
        filter.direction = directionControl.selectedSegmentIndex
        filter.least = Int(amountSlider.value)
        filter.onlyCards = cardsSwitch.isOn
        delegate?.filterPage(self, didApply: filter)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \MovementFilterViewController.amountLabel), .outlet("amountSlider", \MovementFilterViewController.amountSlider), .outlet("cardsSwitch", \MovementFilterViewController.cardsSwitch), .outlet("directionControl", \MovementFilterViewController.directionControl), .outlet("fromPicker", \MovementFilterViewController.fromPicker), .outlet("toPicker", \MovementFilterViewController.toPicker), .action("dateChanged:", MovementFilterViewController.dateChanged(_:)), .action("amountChanged:", MovementFilterViewController.amountChanged(_:)), .action("apply:", MovementFilterViewController.apply(_:))] } }
