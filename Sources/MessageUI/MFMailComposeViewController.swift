@_exported import UIKit

/// Lets the user write mail. iOS 3.
///
/// Present it, if the device can send mail. It does not go by itself: its delegate dismisses it when it is notified of what the
/// user has done.
/// Here nothing is sent: a test says what the user does, and finds the mail in the simulator. Follows Apple's page
/// "MFMailComposeViewController".
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController, ComposingPage {
    private let page = ComposingForm(title: "New Message")
    private var subject = ""
    private var body = ""
    private var isHTML = false
    private var recipients: [Recipients: [String]] = [:]
    private var attachments: [SentMessage.Attachment] = []

    /// Creates a page for empty mail.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a page for empty mail.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a page for empty mail from an archive.
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

    /// Whether the device can send mail. Ask before you make a page. Default `true`; a simulator may say otherwise.
    open class func canSendMail() -> Bool { MessageRecord.current.canSendMail }

    /// Is notified of what the user has done. Not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Says what the mail is about.
    open func setSubject(_ subject: String) {
        self.subject = subject
        fillForm()
    }

    /// Says whom the mail goes to.
    open func setToRecipients(_ toRecipients: [String]?) { set(toRecipients, .to) }

    /// Says who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { set(ccRecipients, .cc) }

    /// Says who gets a copy that the others do not know of.
    open func setBccRecipients(_ bccRecipients: [String]?) { set(bccRecipients, .bcc) }

    /// Says what the mail says, as it is or in HTML.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        self.body = body
        self.isHTML = isHTML
        fillForm()
    }

    /// Adds a file.
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

    // MARK: What the user does

    package func userSends() {
        MessageRecord.current.sent.append(
            SentMessage(
                kind: .mail, to: recipients[.to, default: []], cc: recipients[.cc, default: []],
                bcc: recipients[.bcc, default: []], subject: subject, body: body, isHTML: isHTML,
                attachments: attachments))
        finish(.sent)
    }

    package func userCancels() { finish(.cancelled) }

    /// Keeps the mail as a draft.
    package func userSaves() { finish(.saved) }

    private func finish(_ result: MFMailComposeResult) {
        guard presentingViewController != nil, !isBeingDismissed else { return }
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

/// What the user has done with mail. Follows Apple's page "MFMailComposeResult".
public enum MFMailComposeResult: Int, Sendable {
    /// Nothing.
    case cancelled = 0
    /// Kept it as a draft.
    case saved = 1
    /// Sent it.
    case sent = 2
    /// It could not be sent.
    case failed = 3
}

/// Is notified of what the user has done with mail. iOS 3. Follows Apple's page "MFMailComposeViewControllerDelegate".
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done. Dismiss the page.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

// Apple's member is optional.
extension MFMailComposeViewControllerDelegate {
    /// Does nothing: the page stays.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}
