// Written by `pageflow adopt sources` from Bank/Accounts/Loans/LoanCalculatorViewController.swift, 12b96983e4ed0c3c. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Loans/LoanCalculatorViewController.swift", line: 1)
import BankModel
import UIKit

final class LoanCalculatorViewController: BaseViewController {
    // MARK: Outlets

    weak var amountLabel: UILabel!
    weak var amountSlider: UISlider!
    weak var costLabel: UILabel!
    weak var monthsLabel: UILabel!
    weak var monthsSlider: UISlider!
    weak var purposeControl: UISegmentedControl!
    weak var rateLabel: UILabel!

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

    func valueChanged(_ sender: UISlider) {
        showRate()
    }

    func purposeChanged(_ sender: UISegmentedControl) {
        showRate()
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \LoanCalculatorViewController.amountLabel), .outlet("amountSlider", \LoanCalculatorViewController.amountSlider), .outlet("costLabel", \LoanCalculatorViewController.costLabel), .outlet("monthsLabel", \LoanCalculatorViewController.monthsLabel), .outlet("monthsSlider", \LoanCalculatorViewController.monthsSlider), .outlet("purposeControl", \LoanCalculatorViewController.purposeControl), .outlet("rateLabel", \LoanCalculatorViewController.rateLabel), .action("valueChanged:", LoanCalculatorViewController.valueChanged(_:)), .action("purposeChanged:", LoanCalculatorViewController.purposeChanged(_:))] } }
