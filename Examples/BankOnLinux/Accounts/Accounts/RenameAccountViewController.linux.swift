// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/RenameAccountViewController.swift, 6083f88f66fb5695. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/RenameAccountViewController.swift", line: 1)
import UIKit

final class RenameAccountViewController: BaseViewController, UITextFieldDelegate {
    // MARK: Outlets

    weak var nameField: UITextField!
    weak var saveButton: UIBarButtonItem!
    var suggestionButtons: [UIButton]!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = data.accounts[index].name
    }

    func nameChanged(_ sender: UITextField) {
        saveButton.isEnabled = sender.text?.isEmpty == false
    }

    func suggestionTapped(_ sender: UIButton) {
        nameField.text = sender.configuration?.title
        for button in suggestionButtons { button.isSelected = button === sender }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func save(_ sender: Any) {
        data.accounts[index].name = nameField.text ?? ""
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("nameField", \RenameAccountViewController.nameField), .outlet("saveButton", \RenameAccountViewController.saveButton), .collection("suggestionButtons", \RenameAccountViewController.suggestionButtons), .action("nameChanged:", RenameAccountViewController.nameChanged(_:)), .action("suggestionTapped:", RenameAccountViewController.suggestionTapped(_:)), .action("save:", RenameAccountViewController.save(_:))] } }
