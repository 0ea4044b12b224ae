import UIKit

/// Lets the user write a message. iOS 4.
///
/// Present it, if the device can send text. It does not go by itself: its delegate dismisses it. Here nothing is sent: a test says what
/// the user does, and finds the message in the simulator. Follows Apple's page "MFMessageComposeViewController".
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController, ComposingPage {
    private let page = ComposingForm(title: "New Message")

    /// Creates a page for an empty message.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a page for an empty message.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a page for an empty message from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        page.onSend = { [weak self] in self?.userSends() }
        page.onCancel = { [weak self] in self?.userCancels() }
        viewControllers = [page]
        fillForm()
    }

    /// Whether the device can send text. Ask before you make a page. Default `true`; a simulator may say otherwise.
    open class func canSendText() -> Bool { MessageRecord.current.canSendText }

    /// Is notified of what the user has done. Not retained.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// Whom the message goes to.
    open var recipients: [String]? {
        didSet { fillForm() }
    }

    /// What the message says.
    open var body: String? {
        didSet { fillForm() }
    }

    private func fillForm() {
        page.rows = [("To:", (recipients ?? []).joined(separator: ", "))]
        page.text = body ?? ""
    }

    // MARK: What the user does

    package func userSends() {
        MessageRecord.current.sent.append(
            SentMessage(kind: .text, to: recipients ?? [], body: body ?? ""))
        finish(.sent)
    }

    package func userCancels() { finish(.cancelled) }

    private func finish(_ result: MessageComposeResult) {
        guard presentingViewController != nil, !isBeingDismissed else { return }
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}

/// What the user has done with a message. Follows Apple's page "MessageComposeResult".
public enum MessageComposeResult: Int, Sendable {
    /// Nothing.
    case cancelled = 0
    /// Sent it.
    case sent = 1
    /// It could not be sent.
    case failed = 2
}

/// Is notified of what the user has done with a message. iOS 4. Follows Apple's page "MFMessageComposeViewControllerDelegate".
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done. Dismiss the page.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
