// Written by `pageflow adopt sources` from Bank/App/Login/ForgottenPasswordViewController.swift, d1f5b52e18dfa0f0. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Login/ForgottenPasswordViewController.swift", line: 1)
import BankModel
import UIKit

final class ForgottenPasswordViewController: BaseViewController {
    // MARK: Outlets

    weak var birthPicker: UIDatePicker!
    weak var numberField: UITextField!
    weak var postSwitch: UISwitch!
    weak var sendButton: UIButton!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        birthPicker.maximumDate = Day(24, 3, 2018).date
        birthPicker.date = Day(1, 1, 1990).date
        sendButton.isEnabled = false
    }

    func changed(_ sender: UIControl) {
        sendButton.isEnabled = (numberField.text ?? "").count >= 8
    }

    func send(_ sender: UIButton) {
        sendButton.isEnabled = false
        showNote("Sent", postSwitch.isOn ? "The letter takes three days." : "Look at your phone.")
    }
 override class var outlets: Outlets { super.outlets + [.outlet("birthPicker", \ForgottenPasswordViewController.birthPicker), .outlet("numberField", \ForgottenPasswordViewController.numberField), .outlet("postSwitch", \ForgottenPasswordViewController.postSwitch), .outlet("sendButton", \ForgottenPasswordViewController.sendButton), .action("changed:", ForgottenPasswordViewController.changed(_:)), .action("send:", ForgottenPasswordViewController.send(_:))] } }

final class LockedViewController: BaseViewController {
    func call(_ sender: UIButton) {
        showNote("Call", "0221 555 0100")
    }
 override class var outlets: Outlets { super.outlets + [.action("call:", LockedViewController.call(_:))] } }
