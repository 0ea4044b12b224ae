import UIKit

final class RenameAccountViewController: BaseViewController, UITextFieldDelegate {
    // MARK: Outlets

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var saveButton: UIBarButtonItem!
    @IBOutlet var suggestionButtons: [UIButton]!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = data.accounts[index].name
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        saveButton.isEnabled = sender.text?.isEmpty == false
    }

    @IBAction func suggestionTapped(_ sender: UIButton) {
        nameField.text = sender.configuration?.title
        for button in suggestionButtons { button.isSelected = button === sender }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @IBAction func save(_ sender: Any) {
        data.accounts[index].name = nameField.text ?? ""
        dismiss(animated: true)
    }
}
