import UIKit

final class WriteMessageViewController: BaseViewController, UITextViewDelegate {
    // MARK: Outlets

    @IBOutlet var attachButton: UIButton!
    @IBOutlet var recipientLabel: UILabel!
    @IBOutlet var sendItem: UIBarButtonItem!
    @IBOutlet var subjectField: UITextField!
    @IBOutlet var textView: UITextView!

    // MARK: Page

    var recipient = "Meridian Bank, Cologne"
    var subject = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        recipientLabel.text = recipient
        subjectField.text = subject
        textChanged(subjectField)
        // A pull must not dismiss a message that was begun.
        isModalInPresentation = true
    }

    @IBAction func textChanged(_ sender: UITextField) {
        sendItem.isEnabled = sender.text?.isEmpty == false && !textView.text.isEmpty
    }

    func textViewDidChange(_ textView: UITextView) {
        textChanged(subjectField)
    }

    @IBAction func attach(_ sender: UIButton) {
        attachButton.configuration?.title = "One photo"
    }

    @IBAction func cancel(_ sender: Any) {
        guard !textView.text.isEmpty else { return dismiss(animated: true) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete the draft", style: .destructive) { [unowned self] _ in
                dismiss(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
        present(sheet, animated: true)
    }

    @IBAction func send(_ sender: Any) {
        view.endEditing(true)
        dismiss(animated: true)
    }
}
