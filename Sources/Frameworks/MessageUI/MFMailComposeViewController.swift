@_exported import UIKit

/// A view controller that lets the user compose mail. iOS 3.
///
/// Present it if the device can send mail. It doesn't dismiss itself: its delegate is notified of the user's action and dismisses it. No
/// mail is sent here: a test performs the user's action and reads the mail from the simulator. Follows Apple's page
/// "MFMailComposeViewController".
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController, ComposingPage {
    private let page = ComposingForm(title: "New Message")
    private var subject = ""
    private var body = ""
    private var isHTML = false
    private var recipients: [Recipients: [String]] = [:]
    private var attachments: [SentMessage.Attachment] = []

    /// Creates a view controller with empty mail.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a view controller with empty mail.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a view controller with empty mail from an archive.
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

    /// Whether the device can send mail. Check it before you create a view controller. Default `true`; a simulator can change it.
    open class func canSendMail() -> Bool { MessageRecord.current.canSendMail }

    /// The object that is notified of the user's action. Not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Sets the subject.
    open func setSubject(_ subject: String) {
        self.subject = subject
        fillForm()
    }

    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { set(toRecipients, .to) }

    /// Sets the recipients of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) { set(ccRecipients, .cc) }

    /// Sets the recipients of blind copies.
    open func setBccRecipients(_ bccRecipients: [String]?) { set(bccRecipients, .bcc) }

    /// Sets the body, as plain text or HTML.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        self.body = body
        self.isHTML = isHTML
        fillForm()
    }

    /// Attaches a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        attachments.append(.init(data: attachment, type: mimeType, name: filename))
        fillForm()
    }

    private func set(_ list: [String]?, _ kind: Recipients) {
        recipients[kind] = list ?? []
        fillForm()
    }

    private func fillForm() {
        page.rows = [
            ("To:", recipients[.to, default: []].joined(separator: ", ")),
            (
                "Cc/Bcc:",
                (recipients[.cc, default: []] + recipients[.bcc, default: []]).joined(separator: ", ")
            ),
            ("Subject:", subject),
        ]
        let files = attachments.map { "\n\u{1F4CE} \($0.name)" }.joined()
        page.text = body + files
    }

    private enum Recipients { case to, cc, bcc }

    // MARK: User interaction

    package func userSends() {
        MessageRecord.current.sent.append(
            SentMessage(
                kind: .mail, to: recipients[.to, default: []], cc: recipients[.cc, default: []],
                bcc: recipients[.bcc, default: []], subject: subject, body: body, isHTML: isHTML,
                attachments: attachments))
        finish(.sent)
    }

    package func userCancels() { finish(.cancelled) }

    /// Saves the mail as a draft.
    package func userSaves() { finish(.saved) }

    private func finish(_ result: MFMailComposeResult) {
        guard presentingViewController != nil, !isBeingDismissed else { return }
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

/// The result of composing mail. Follows Apple's page "MFMailComposeResult".
public enum MFMailComposeResult: Int, Sendable {
    /// The user canceled.
    case cancelled = 0
    /// The user saved a draft.
    case saved = 1
    /// The user sent the mail.
    case sent = 2
    /// Sending failed.
    case failed = 3
}

/// The method that reports the result of composing mail. iOS 3. Follows Apple's page "MFMailComposeViewControllerDelegate".
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has finished. Dismiss the view controller.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

// Apple's member is optional.
extension MFMailComposeViewControllerDelegate {
    /// The default: does nothing, so the view controller stays presented.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}
