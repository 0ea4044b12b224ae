import MessageUI
import UIKit

// Mail and messages that the user writes in the system's compose view controllers.
extension Simulator {
    /// A mail or message that the user sent.
    public struct SentMail: Sendable {
        /// The recipients.
        public let to: [String]
        /// The recipients of copies.
        public let cc: [String]
        /// The recipients of blind copies.
        public let bcc: [String]
        /// The subject; empty for a message.
        public let subject: String
        /// The body text.
        public let body: String
        /// Whether the body is HTML.
        public let isHTML: Bool
        /// The names of the files.
        public let attachments: [String]
    }

    /// Whether the device can send mail. Default `true`.
    public var canSendMail: Bool {
        get { messages.canSendMail }
        set { messages.canSendMail = newValue }
    }

    /// Whether the device can send messages. Default `true`.
    public var canSendText: Bool {
        get { messages.canSendText }
        set { messages.canSendText = newValue }
    }

    /// Sends the mail in the visible compose view controller. Its delegate is notified.
    @discardableResult
    public func sendMail() -> Bool {
        takeOver()
        report(.other("Send the mail"))
        guard let page: MFMailComposeViewController = systemPage("page for mail") else { return false }
        page.userSends()
        return true
    }

    /// Saves the mail in the visible compose view controller as a draft. Its delegate is notified.
    @discardableResult
    public func saveMail() -> Bool {
        takeOver()
        report(.other("Save the mail as a draft"))
        guard let page: MFMailComposeViewController = systemPage("page for mail") else { return false }
        page.userSaves()
        return true
    }

    /// Sends the message in the visible compose view controller. Its delegate is notified.
    @discardableResult
    public func sendMessage() -> Bool {
        takeOver()
        report(.other("Send the message"))
        guard let page: MFMessageComposeViewController = systemPage("page for a message") else {
            return false
        }
        page.userSends()
        return true
    }

    /// The sent mail, in order.
    public var sentMail: [SentMail] { sent(.mail) }

    /// The sent messages, in order.
    public var sentMessages: [SentMail] { sent(.text) }

    private func sent(_ kind: SentMessage.Kind) -> [SentMail] {
        messages.sent.filter { $0.kind == kind }.map {
            SentMail(
                to: $0.to, cc: $0.cc, bcc: $0.bcc, subject: $0.subject, body: $0.body, isHTML: $0.isHTML,
                attachments: $0.attachments.map(\.name))
        }
    }

    private var messages: MessageRecord { runtime.state(MessageRecord.init) }
}
