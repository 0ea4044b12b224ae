// Written by `pageflow adopt sources` from Bank/Payments/Currency/CashPickupViewController.swift, a08ea48c6e9c4b85. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/CashPickupViewController.swift", line: 1)
import BankModel
import UIKit

final class CashPickupViewController: BaseViewController {
    // MARK: Outlets

    var dayPicker: UIDatePicker!
    var placeLabel: UILabel!
    var wayControl: UISegmentedControl!

    // MARK: Page

    var order: CashOrder?

    override func viewDidLoad() {
        super.viewDidLoad()
        dayPicker.minimumDate = data.today.adding(days: 2).date
        dayPicker.date = data.today.adding(days: 4).date
        wayChanged(wayControl)
    }

    func wayChanged(_ sender: UISegmentedControl) {
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
 override class var outlets: Outlets { super.outlets + [.outlet("dayPicker", \CashPickupViewController.dayPicker), .outlet("placeLabel", \CashPickupViewController.placeLabel), .outlet("wayControl", \CashPickupViewController.wayControl), .action("wayChanged:", CashPickupViewController.wayChanged(_:))] } }
