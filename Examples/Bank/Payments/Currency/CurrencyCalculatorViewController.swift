import BankModel
import UIKit

final class CurrencyCalculatorViewController: BaseViewController, CurrencyChoiceViewControllerDelegate {
    // MARK: Outlets

    @IBOutlet var fromButton: UIButton!
    @IBOutlet var fromField: UITextField!
    @IBOutlet var rateLabel: UILabel!
    @IBOutlet var toButton: UIButton!
    @IBOutlet var toField: UITextField!

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

    @IBAction func amountChanged(_ sender: UITextField) {
        let amount = Money(typed: sender.text)?.amount ?? 0
        let result = Money(sender === fromField ? amount * rate : amount / rate).amount
        (sender === fromField ? toField : fromField)?.text = "\(result)"
    }

    @IBAction func currencyTapped(_ sender: UIButton) {
        isChoosingTarget = sender === toButton
        performSegue(withIdentifier: "chooseCurrency", sender: sender)
    }

    @IBAction func swap(_ sender: UIButton) {
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
}
