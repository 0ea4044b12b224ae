// Written by `pageflow adopt sources` from Bank/Payments/Currency/CashConfirmViewController.swift, 1b75133c6e10caa5. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/CashConfirmViewController.swift", line: 1)
import BankModel
import UIKit

final class CashConfirmViewController: BaseViewController {
    // MARK: Outlets

    var amountLabel: UILabel!
    var dayLabel: UILabel!
    var orderButton: UIButton!
    var placeLabel: UILabel!
    var totalLabel: UILabel!

    // MARK: Page

    var order: CashOrder?

    override func viewDidLoad() {
        super.viewDidLoad()
        amountLabel.text = order?.notes.roundText
        totalLabel.text = order?.total.text
        dayLabel.text = order?.day.text
        placeLabel.text = order?.place
    }

    func order(_ sender: UIButton) {
        guard let order else { return }
        orderButton.isEnabled = false
        data.accounts[0].balance = data.accounts[0].balance - order.total
        performSegue(withIdentifier: "showOrdered", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? CashOrderedViewController)?.day = order?.day
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \CashConfirmViewController.amountLabel), .outlet("dayLabel", \CashConfirmViewController.dayLabel), .outlet("orderButton", \CashConfirmViewController.orderButton), .outlet("placeLabel", \CashConfirmViewController.placeLabel), .outlet("totalLabel", \CashConfirmViewController.totalLabel), .action("order:", CashConfirmViewController.order(_:))] } }

final class CashOrderedViewController: BaseViewController {
    // MARK: Outlets

    var textLabel: UILabel!

    // MARK: Page

    var day: Day?

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = day.map { "Your notes are ready on \($0.shortText) from 9:00." }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("textLabel", \CashOrderedViewController.textLabel)] } }
