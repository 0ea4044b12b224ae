// Written by `pageflow adopt sources` from Bank/Payments/Currency/CurrencyCalculatorViewController.swift, 87467d574b545942. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/CurrencyCalculatorViewController.swift", line: 1)
import BankModel
import UIKit

final class CurrencyCalculatorViewController: BaseViewController, CurrencyChoiceViewControllerDelegate {
    // MARK: Outlets

    var fromButton: UIButton!
    var fromField: UITextField!
    var rateLabel: UILabel!
    var toButton: UIButton!
    var toField: UITextField!

    // MARK: Page

    private var from = Currency(code: "EUR", name: "Euro", flag: "🇪🇺", rate: 1, change: 0)
    private var to = BankData.shared.currencies[0]
    private var isChoosingTarget = true

    override func viewDidLoad() {
        super.viewDidLoad()
        showRate()
    }

    private var rate: Double { to.rate / from.rate }

    private func showRate() {
        fromButton.configuration?.title = from.code
        toButton.configuration?.title = to.code
        let shown = (rate * 10_000).rounded() / 10_000
        rateLabel.text = "1 \(from.code) = \(shown) \(to.code). Cash and cards cost a little more."
        amountChanged(fromField)
    }

    func amountChanged(_ sender: UITextField) {
        let amount = Money(typed: sender.text)?.amount ?? 0
        let result = Money(sender === fromField ? amount * rate : amount / rate).amount
        (sender === fromField ? toField : fromField)?.text = "\(result)"
    }

    func currencyTapped(_ sender: UIButton) {
        isChoosingTarget = sender === toButton
        performSegue(withIdentifier: "chooseCurrency", sender: sender)
    }

    func swap(_ sender: UIButton) {
        (from, to) = (to, from)
        showRate()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? CurrencyChoiceViewController)?.delegate = self
    }

    func choicePage(_ page: CurrencyChoiceViewController, didChoose currency: Currency) {
        if isChoosingTarget { to = currency } else { from = currency }
        showRate()
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("fromButton", \CurrencyCalculatorViewController.fromButton), .outlet("fromField", \CurrencyCalculatorViewController.fromField), .outlet("rateLabel", \CurrencyCalculatorViewController.rateLabel), .outlet("toButton", \CurrencyCalculatorViewController.toButton), .outlet("toField", \CurrencyCalculatorViewController.toField), .action("amountChanged:", CurrencyCalculatorViewController.amountChanged(_:)), .action("currencyTapped:", CurrencyCalculatorViewController.currencyTapped(_:)), .action("swap:", CurrencyCalculatorViewController.swap(_:))] } }
