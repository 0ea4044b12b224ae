// Written by `pageflow adopt sources` from Bank/Accounts/Savings/DepositTermViewController.swift, de32ca98245717d1. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Savings/DepositTermViewController.swift", line: 1)
import BankModel
import UIKit

final class DepositTermViewController: BaseViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    // MARK: Outlets

    weak var interestLabel: UILabel!
    weak var rateLabel: UILabel!
    weak var termPicker: UIPickerView!
    weak var totalLabel: UILabel!

    // MARK: Page

    var deposit = Deposit(amount: Money(1_000), months: 12, rate: 2.75, began: Day(24, 3))

    private let terms = [(6, 2.5), (12, 2.75), (24, 2.4), (36, 2.2), (60, 2.1)]

    override func viewDidLoad() {
        super.viewDidLoad()
        termPicker.selectRow(1, inComponent: 0, animated: false)
        showInterest()
    }

    private func showInterest() {
        rateLabel.text = "\(deposit.rate) % a year"
        interestLabel.text = deposit.interest.text
        totalLabel.text = (deposit.amount + deposit.interest).text
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { terms.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        "\(terms[row].0) months"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        (deposit.months, deposit.rate) = terms[row]
        showInterest()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? DepositTermsViewController)?.deposit = deposit
    }
 override class var outlets: Outlets { super.outlets + [.outlet("interestLabel", \DepositTermViewController.interestLabel), .outlet("rateLabel", \DepositTermViewController.rateLabel), .outlet("termPicker", \DepositTermViewController.termPicker), .outlet("totalLabel", \DepositTermViewController.totalLabel)] } }
