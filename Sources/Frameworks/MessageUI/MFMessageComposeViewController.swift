import UIKit

/// A view controller that lets the user compose a message. iOS 4.
///
/// Present it if the device can send text. It doesn't dismiss itself: its delegate dismisses it. No message is sent here: a test performs
/// the user's action and reads the message from the simulator. Follows Apple's page "MFMessageComposeViewController".
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController, ComposingPage {
    private let page = ComposingForm(title: "New Message")

    /// Creates a view controller with an empty message.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a view controller with an empty message.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a view controller with an empty message from an archive.
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

    /// Whether the device can send text. Check it before you create a view controller. Default `true`; a simulator can change it.
    open class func canSendText() -> Bool { MessageRecord.current.canSendText }

    /// The object that is notified of the user's action. Not retained.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// The recipients of the message.
    open var recipients: [String]? {
        didSet { fillForm() }
    }

    /// The text of the message.
    open var body: String? {
        didSet { fillForm() }
    }

    private func fillForm() {
        page.rows = [("To:", (recipients ?? []).joined(separator: ", "))]
        page.text = body ?? ""
    }

    // MARK: User interaction

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

/// The result of composing a message. Follows Apple's page "MessageComposeResult".
public enum MessageComposeResult: Int, Sendable {
    /// The user canceled.
    case cancelled = 0
    /// The user sent the message.
    case sent = 1
    /// Sending failed.
    case failed = 2
}

/// The method that reports the result of composing a message. iOS 4. Follows Apple's page "MFMessageComposeViewControllerDelegate".
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has finished. Dismiss the view controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
