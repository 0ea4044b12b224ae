// Written by `pageflow adopt sources` from Bank/Payments/Currency/OrderCashViewController.swift, a3a234b7eaf3df40. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/OrderCashViewController.swift", line: 1)
import BankModel
import UIKit

/// A customer's order of foreign notes.
struct CashOrder {
    var currency: Currency
    var units = 200.0
    var hasSmallNotes = true
    var day = Day(28, 3)
    var place = "Cologne Rudolfplatz, Hohenzollernring 22"

    /// The bank sells notes three percent above the rate.
    var rate: Double { currency.rate * 0.97 }
    var fee: Money { Money(5) }
    var total: Money { Money(units / rate) + fee }
    var notes: Money { Money(units, currency: currency.code) }
}

final class OrderCashViewController: BaseViewController, CurrencyChoiceViewControllerDelegate {
    // MARK: Outlets

    var amountLabel: UILabel!
    var amountStepper: UIStepper!
    var currencyButton: UIButton!
    var feeLabel: UILabel!
    var rateLabel: UILabel!
    var smallSwitch: UISwitch!
    var totalLabel: UILabel!

    // MARK: Page

    private var order = CashOrder(currency: BankData.shared.currencies[0])

    override func viewDidLoad() {
        super.viewDidLoad()
        showOrder()
    }

    private func showOrder() {
        currencyButton.configuration?.title = order.currency.name
        amountLabel.text = order.notes.roundText
        rateLabel.text = "\((order.rate * 10_000).rounded() / 10_000)"
        feeLabel.text = order.fee.text
        totalLabel.text = order.total.text
    }

    func amountChanged(_ sender: UIStepper) {
        order.units = amountStepper.value
        showOrder()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        order.hasSmallNotes = smallSwitch.isOn
        (segue.destination as? CurrencyChoiceViewController)?.delegate = self
        (segue.destination as? CashPickupViewController)?.order = order
    }

    func choicePage(_ page: CurrencyChoiceViewController, didChoose currency: Currency) {
        order.currency = currency
        showOrder()
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \OrderCashViewController.amountLabel), .outlet("amountStepper", \OrderCashViewController.amountStepper), .outlet("currencyButton", \OrderCashViewController.currencyButton), .outlet("feeLabel", \OrderCashViewController.feeLabel), .outlet("rateLabel", \OrderCashViewController.rateLabel), .outlet("smallSwitch", \OrderCashViewController.smallSwitch), .outlet("totalLabel", \OrderCashViewController.totalLabel), .action("amountChanged:", OrderCashViewController.amountChanged(_:))] } }
