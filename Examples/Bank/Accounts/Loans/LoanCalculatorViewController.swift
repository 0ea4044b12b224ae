import BankModel
import UIKit

final class LoanCalculatorViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var amountSlider: UISlider!
    @IBOutlet weak var costLabel: UILabel!
    @IBOutlet weak var monthsLabel: UILabel!
    @IBOutlet weak var monthsSlider: UISlider!
    @IBOutlet weak var purposeControl: UISegmentedControl!
    @IBOutlet weak var rateLabel: UILabel!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        showRate()
    }

    private var amount: Double { (Double(amountSlider.value) / 500).rounded() * 500 }
    private var months: Int { Int(monthsSlider.value) / 6 * 6 }
    private var interest: Double { [4.99, 4.49, 3.99, 6.49][purposeControl.selectedSegmentIndex] }

    private func showRate() {
        let rate = Loan.rate(of: amount, months: months, interest: interest)
        let whole = Money(rate.amount * Double(months) - amount)
        amountLabel.text = Money(amount).roundText
        monthsLabel.text = "\(months)"
        rateLabel.text = rate.text
        costLabel.text = "\(interest) % a year, \(whole.text) of interest in all"
    }

    @IBAction func valueChanged(_ sender: UISlider) {
        showRate()
    }

    @IBAction func purposeChanged(_ sender: UISegmentedControl) {
        showRate()
    }
}
