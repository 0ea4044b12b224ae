// Written by `pageflow adopt sources` from Bank/Service/Messages/WriteMessageViewController.swift, 6a3f02eb65b05b3a. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/WriteMessageViewController.swift", line: 1)
import UIKit

final class WriteMessageViewController: BaseViewController, UITextViewDelegate {
    // MARK: Outlets

    var attachButton: UIButton!
    var recipientLabel: UILabel!
    var sendItem: UIBarButtonItem!
    var subjectField: UITextField!
    var textView: UITextView!

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

    func textChanged(_ sender: UITextField) {
        sendItem.isEnabled = sender.text?.isEmpty == false && !textView.text.isEmpty
    }

    func textViewDidChange(_ textView: UITextView) {
        textChanged(subjectField)
    }

    func attach(_ sender: UIButton) {
        attachButton.configuration?.title = "One photo"
    }

    func cancel(_ sender: Any) {
        guard !textView.text.isEmpty else { return dismiss(animated: true) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete the draft", style: .destructive) { [unowned self] _ in
                dismiss(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
        present(sheet, animated: true)
    }

    func send(_ sender: Any) {
        view.endEditing(true)
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("attachButton", \WriteMessageViewController.attachButton), .outlet("recipientLabel", \WriteMessageViewController.recipientLabel), .outlet("sendItem", \WriteMessageViewController.sendItem), .outlet("subjectField", \WriteMessageViewController.subjectField), .outlet("textView", \WriteMessageViewController.textView), .action("textChanged:", WriteMessageViewController.textChanged(_:)), .action("attach:", WriteMessageViewController.attach(_:)), .action("cancel:", WriteMessageViewController.cancel(_:)), .action("send:", WriteMessageViewController.send(_:))] } }
