import BankModel
import UIKit

/// Sets an alert for a currency rate. Its view is in a separate nib.
final class RateAlertViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var rateLabel: UILabel!
    @IBOutlet var rateSlider: UISlider!
    @IBOutlet var titleLabel: UILabel!

    // MARK: Page

    var currency: Currency?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let currency else { return }
        titleLabel.text = "Tell me when a euro is worth"
        rateSlider.minimumValue = Float(currency.rate * 0.9)
        rateSlider.maximumValue = Float(currency.rate * 1.1)
        rateSlider.value = Float(currency.rate)
        rateChanged(rateSlider)
    }

    @IBAction func rateChanged(_ sender: UISlider) {
        let rate = (Double(sender.value) * 100).rounded() / 100
        rateLabel.text = "\(rate) \(currency?.code ?? "")"
    }

    @IBAction func save(_ sender: UIButton) {
        dismiss(animated: true)
    }
}
