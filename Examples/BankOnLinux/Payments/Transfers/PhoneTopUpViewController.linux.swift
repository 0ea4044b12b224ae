// Written by `pageflow adopt sources` from Bank/Payments/Transfers/PhoneTopUpViewController.swift, 793261096fccd45b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/PhoneTopUpViewController.swift", line: 1)
import UIKit

final class PhoneTopUpViewController: BaseViewController {
    // MARK: Outlets

    var againSwitch: UISwitch!
    var companyControl: UISegmentedControl!
    var numberField: UITextField!
    var topUpButton: UIButton!
    var amountButtons: [UIButton]!

    // MARK: Page

    private var amount = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        check()
    }

    private func check() {
        topUpButton.isEnabled = (numberField.text ?? "").count >= 10 && !amount.isEmpty
    }

    func numberChanged(_ sender: UITextField) {
        check()
    }

    func amountTapped(_ sender: UIButton) {
        for button in amountButtons { button.isSelected = button === sender }
        amount = sender.configuration?.title ?? ""
        check()
    }

    func topUp(_ sender: UIButton) {
        let company = companyControl.titleForSegment(at: companyControl.selectedSegmentIndex) ?? ""
        let again = againSwitch.isOn ? " We do it again when it is nearly used up." : ""
        showNote("Topped up", "\(company) has \(amount) for you.\(again)") { [unowned self] in
            dismiss(animated: true)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("againSwitch", \PhoneTopUpViewController.againSwitch), .outlet("companyControl", \PhoneTopUpViewController.companyControl), .outlet("numberField", \PhoneTopUpViewController.numberField), .outlet("topUpButton", \PhoneTopUpViewController.topUpButton), .collection("amountButtons", \PhoneTopUpViewController.amountButtons), .action("numberChanged:", PhoneTopUpViewController.numberChanged(_:)), .action("amountTapped:", PhoneTopUpViewController.amountTapped(_:)), .action("topUp:", PhoneTopUpViewController.topUp(_:))] } }
