import UIKit

final class ChangePinViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet weak var newField: UITextField!
    @IBOutlet weak var oldField: UITextField!
    @IBOutlet weak var repeatField: UITextField!
    @IBOutlet weak var saveButton: UIBarButtonItem!
    @IBOutlet var pinFields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.isEnabled = false
    }

    @IBAction func pinChanged(_ sender: UITextField) {
        if let text = sender.text, text.count > 4 { sender.text = String(text.prefix(4)) }
        saveButton.isEnabled = pinFields.allSatisfy { $0.text?.count == 4 }
    }

    private var objection: String? {
        let digits = newField.text ?? ""
        if digits != repeatField.text { return "The two new PINs differ." }
        if digits == oldField.text { return "That is the PIN you have now." }
        return Set(digits).count == 1 ? "Four of the same are too easy." : nil
    }

    @IBAction func save(_ sender: Any) {
        if let objection {
            hintLabel.text = objection
            hintLabel.textColor = .systemRed
        } else {
            showNote("Changed", "The new PIN holds from the next payment on.") { [unowned self] in
                dismiss(animated: true)
            }
        }
    }
}
