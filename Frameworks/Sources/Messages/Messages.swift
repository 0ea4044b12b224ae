// Conversations and messages are values. Nothing is sent.

import NeutralValues
@_exported import UIKit

public enum MSMessagesAppPresentationStyle: UInt {
    case compact, expanded, transcript
}

open class MSMessageLayout: NSObject {}

open class MSMessageTemplateLayout: MSMessageLayout {
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var imageTitle: String?
    open var imageSubtitle: String?
    open var mediaFileURL: URL?
}

open class MSSession: NSObject {}

open class MSMessage: NSObject {
    public let session: MSSession?
    open var layout: MSMessageLayout?
    open var url: URL?
    open var summaryText: String?
    open var accessibilityLabel: String?
    open var shouldExpire = false
    public override init() { session = nil; super.init() }
    public init(session: MSSession) { self.session = session; super.init() }
}

open class MSSticker: NSObject {
    public let imageFileURL: URL
    public let localizedDescription: String

    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        imageFileURL = fileURL
        self.localizedDescription = localizedDescription
        super.init()
    }
}

open class MSConversation: NSObject {
    public let localParticipantIdentifier = UUID()
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) { notReal() }
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) { notReal() }
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) { notReal() }
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) { notReal() }
}

open class MSMessagesAppViewController: UIViewController {
    open var activeConversation: MSConversation? { nil }
    open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) { notReal() }
    open func dismiss() { notReal() }
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
