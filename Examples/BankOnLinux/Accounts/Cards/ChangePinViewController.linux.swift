// Written by `pageflow adopt sources` from Bank/Accounts/Cards/ChangePinViewController.swift, dd319b2ca838a40b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/ChangePinViewController.swift", line: 1)
import UIKit

final class ChangePinViewController: BaseViewController {
    // MARK: Outlets

    weak var hintLabel: UILabel!
    weak var newField: UITextField!
    weak var oldField: UITextField!
    weak var repeatField: UITextField!
    weak var saveButton: UIBarButtonItem!
    var pinFields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.isEnabled = false
    }

    func pinChanged(_ sender: UITextField) {
        if let text = sender.text, text.count > 4 { sender.text = String(text.prefix(4)) }
        saveButton.isEnabled = pinFields.allSatisfy { $0.text?.count == 4 }
    }

    private var objection: String? {
        let digits = newField.text ?? ""
        if digits != repeatField.text { return "The two new PINs differ." }
        if digits == oldField.text { return "That is the PIN you have now." }
        return Set(digits).count == 1 ? "Four of the same are too easy." : nil
    }

    func save(_ sender: Any) {
        if let objection {
            hintLabel.text = objection
            hintLabel.textColor = .systemRed
        } else {
            showNote("Changed", "The new PIN holds from the next payment on.") { [unowned self] in
                dismiss(animated: true)
            }
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("hintLabel", \ChangePinViewController.hintLabel), .outlet("newField", \ChangePinViewController.newField), .outlet("oldField", \ChangePinViewController.oldField), .outlet("repeatField", \ChangePinViewController.repeatField), .outlet("saveButton", \ChangePinViewController.saveButton), .collection("pinFields", \ChangePinViewController.pinFields), .action("pinChanged:", ChangePinViewController.pinChanged(_:)), .action("save:", ChangePinViewController.save(_:))] } }
