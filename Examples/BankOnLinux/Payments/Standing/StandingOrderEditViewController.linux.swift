// Written by `pageflow adopt sources` from Bank/Payments/Standing/StandingOrderEditViewController.swift, 2846025d47b2133f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/StandingOrderEditViewController.swift", line: 1)
import BankModel
import UIKit

final class StandingOrderEditViewController: BaseTableViewController, IntervalViewControllerDelegate {
    // MARK: Outlets

    var amountField: UITextField!
    var endSwitch: UISwitch!
    var firstPicker: UIDatePicker!
    var ibanField: UITextField!
    var intervalLabel: UILabel!
    var lastCell: UITableViewCell!
    var lastPicker: UIDatePicker!
    var nameField: UITextField!
    var referenceField: UITextField!
    var saveItem: UIBarButtonItem!

    // MARK: Page

    /// The index of the edited order; `nil` for a new one.
    var index: Int?
    private var interval = Interval.month

    override func viewDidLoad() {
        super.viewDidLoad()
        firstPicker.minimumDate = data.today.date
        lastPicker.minimumDate = data.today.date
        if let index { show(data.standingOrders[index]) }
        endChanged(endSwitch)
        textChanged(nameField)
    }

    private func show(_ order: StandingOrder) {
        nameField.text = order.name
        ibanField.text = order.iban
        amountField.text = "\(order.amount.amount)"
        referenceField.text = order.reference
        firstPicker.date = order.next.date
        endSwitch.isOn = order.last != nil
        interval = order.interval
        intervalLabel.text = interval.rawValue
    }

    func textChanged(_ sender: UITextField) {
        let isFilled = [nameField, ibanField].allSatisfy { $0?.text?.isEmpty == false }
        saveItem.isEnabled = isFilled && Money(typed: amountField.text) != nil
    }

    func endChanged(_ sender: UISwitch) {
        lastPicker.isEnabled = sender.isOn
        lastCell.contentView.alpha = sender.isOn ? 1 : 0.4
    }

    private var order: StandingOrder {
        StandingOrder(
            name: nameField.text ?? "", iban: ibanField.text ?? "",
            amount: Money(typed: amountField.text) ?? Money(cents: 0), reference: referenceField.text ?? "",
            interval: interval, next: Day(firstPicker.date),
            last: endSwitch.isOn ? Day(lastPicker.date) : nil)
    }

    func save(_ sender: Any) {
        if let index {
            data.standingOrders[index] = order
        } else {
            data.standingOrders.append(order)
        }
        performSegue(withIdentifier: "showSaved", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? IntervalViewController {
            page.first = Day(firstPicker.date)
            page.interval = interval
            page.delegate = self
        }
        (segue.destination as? StandingOrderSavedViewController)?.first = Day(firstPicker.date)
    }

    func intervalPage(_ page: IntervalViewController, didChoose interval: Interval) {
        self.interval = interval
        intervalLabel.text = interval.rawValue
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountField", \StandingOrderEditViewController.amountField), .outlet("endSwitch", \StandingOrderEditViewController.endSwitch), .outlet("firstPicker", \StandingOrderEditViewController.firstPicker), .outlet("ibanField", \StandingOrderEditViewController.ibanField), .outlet("intervalLabel", \StandingOrderEditViewController.intervalLabel), .outlet("lastCell", \StandingOrderEditViewController.lastCell), .outlet("lastPicker", \StandingOrderEditViewController.lastPicker), .outlet("nameField", \StandingOrderEditViewController.nameField), .outlet("referenceField", \StandingOrderEditViewController.referenceField), .outlet("saveItem", \StandingOrderEditViewController.saveItem), .action("textChanged:", StandingOrderEditViewController.textChanged(_:)), .action("endChanged:", StandingOrderEditViewController.endChanged(_:)), .action("save:", StandingOrderEditViewController.save(_:))] } }

final class StandingOrderSavedViewController: BaseViewController {
    // MARK: Outlets

    var textLabel: UILabel!

    // MARK: Page

    var first: Day?

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = first.map { "The first payment leaves on \($0.shortText)." }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("textLabel", \StandingOrderSavedViewController.textLabel)] } }
