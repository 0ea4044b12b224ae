import UIKit

/// Mail or a message that the user has sent.
package struct SentMessage {
    package enum Kind { case mail, text }
    package struct Attachment {
        package let data: Data
        package let type: String
        package let name: String
    }
    package let kind: Kind
    package let to: [String]
    package var cc: [String] = []
    package var bcc: [String] = []
    package var subject = ""
    package let body: String
    package var isHTML = false
    package var attachments: [Attachment] = []
}

/// The sent mail and messages, and whether the device can send them.
@MainActor
package final class MessageRecord {
    package static var current: MessageRecord { Runtime.current.state(MessageRecord.init) }

    package var canSendMail = true
    package var canSendText = true
    package internal(set) var sent: [SentMessage] = []

    package init() {}
}
