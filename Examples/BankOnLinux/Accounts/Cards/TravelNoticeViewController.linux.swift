// Written by `pageflow adopt sources` from Bank/Accounts/Cards/TravelNoticeViewController.swift, 47d1959202f01f78. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/TravelNoticeViewController.swift", line: 1)
import BankModel
import UIKit

final class TravelNoticeViewController: BaseViewController {
    // MARK: Outlets

    weak var callSwitch: UISwitch!
    weak var cashSwitch: UISwitch!
    weak var countriesField: UITextField!
    weak var fromPicker: UIDatePicker!
    weak var saveButton: UIButton!
    weak var untilPicker: UIDatePicker!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        fromPicker.minimumDate = data.today.date
        fromPicker.date = data.today.adding(days: 7).date
        untilPicker.date = data.today.adding(days: 21).date
    }

    func dateChanged(_ sender: UIDatePicker) {
        saveButton.isEnabled = fromPicker.date <= untilPicker.date
    }

    func save(_ sender: UIButton) {
        data.cards[index].worksAbroad = true
        let places = countriesField.text ?? ""
        let cash = cashSwitch.isOn ? " in shops and at machines" : " in shops"
        let calls = callSwitch.isOn ? " We call only in an emergency." : ""
        showNote("Have a good journey", "Your card works\(cash) in \(places).\(calls)") { [unowned self] in
            dismiss(animated: true)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("callSwitch", \TravelNoticeViewController.callSwitch), .outlet("cashSwitch", \TravelNoticeViewController.cashSwitch), .outlet("countriesField", \TravelNoticeViewController.countriesField), .outlet("fromPicker", \TravelNoticeViewController.fromPicker), .outlet("saveButton", \TravelNoticeViewController.saveButton), .outlet("untilPicker", \TravelNoticeViewController.untilPicker), .action("dateChanged:", TravelNoticeViewController.dateChanged(_:)), .action("save:", TravelNoticeViewController.save(_:))] } }
