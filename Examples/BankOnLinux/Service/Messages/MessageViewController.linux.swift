// Written by `pageflow adopt sources` from Bank/Service/Messages/MessageViewController.swift, 852c441bec3ebfd2. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/MessageViewController.swift", line: 1)
import UIKit

final class MessageViewController: BaseViewController {
    // MARK: Outlets

    var attachmentButton: UIButton!
    var senderLabel: UILabel!
    var subjectLabel: UILabel!
    var textView: UITextView!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let message = data.messages[index]
        subjectLabel.text = message.subject
        senderLabel.text = "\(message.sender) · \(message.day.shortText)"
        textView.text = message.text
        attachmentButton.isHidden = message.attachment == nil
        attachmentButton.configuration?.title = message.attachment
    }

    override func delete(_ sender: Any?) {
        let alert = UIAlertController(title: "Delete the message?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
                data.messages.remove(at: index)
                dismiss(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    func openAttachment(_ sender: UIButton) {
        showNote(sender.configuration?.title ?? "", "The paper lies in your files.")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let pages = segue.destination as? UINavigationController,
            let page = pages.topViewController as? WriteMessageViewController
        else { return }
        page.recipient = data.messages[index].sender
        page.subject = "Re: \(data.messages[index].subject)"
    }
 override class var outlets: Outlets { super.outlets + [.outlet("attachmentButton", \MessageViewController.attachmentButton), .outlet("senderLabel", \MessageViewController.senderLabel), .outlet("subjectLabel", \MessageViewController.subjectLabel), .outlet("textView", \MessageViewController.textView), .action("delete:", MessageViewController.delete(_:)), .action("openAttachment:", MessageViewController.openAttachment(_:))] } }
