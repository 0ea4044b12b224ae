import UIKit

@MainActor
protocol MovementNoteViewControllerDelegate: AnyObject {
    func notePage(_ page: MovementNoteViewController, didSave note: String)
}

final class MovementNoteViewController: BaseViewController, UITextViewDelegate {
    // MARK: Outlets

    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var saveButton: UIBarButtonItem!
    @IBOutlet weak var textView: UITextView!

    // MARK: Page

    var note = ""
    weak var delegate: MovementNoteViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = note
        textViewDidChange(textView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) {
        let count = textView.text.count
        countLabel.text = "\(count) of 140"
        countLabel.textColor = count > 140 ? .systemRed : .secondaryLabel
        saveButton.isEnabled = count <= 140
    }

    @IBAction func save(_ sender: Any) {
        delegate?.notePage(self, didSave: textView.text)
    }
}
