// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/MovementNoteViewController.swift, a530f74c045d7cd5. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/MovementNoteViewController.swift", line: 1)
import UIKit

@MainActor
protocol MovementNoteViewControllerDelegate: AnyObject {
    func notePage(_ page: MovementNoteViewController, didSave note: String)
}

final class MovementNoteViewController: BaseViewController, UITextViewDelegate {
    // MARK: Outlets

    weak var countLabel: UILabel!
    weak var saveButton: UIBarButtonItem!
    weak var textView: UITextView!

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

    func save(_ sender: Any) {
        delegate?.notePage(self, didSave: textView.text)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("countLabel", \MovementNoteViewController.countLabel), .outlet("saveButton", \MovementNoteViewController.saveButton), .outlet("textView", \MovementNoteViewController.textView), .action("save:", MovementNoteViewController.save(_:))] } }
