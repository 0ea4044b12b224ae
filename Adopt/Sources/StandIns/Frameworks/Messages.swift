extension KnownFramework {
    static let messages = KnownFramework(
        name: "Messages", prefixes: ["MS"], imports: [],
        text: """
            enum MSMessagesAppPresentationStyle: UInt { case compact, expanded, transcript }
            class MSMessageLayout: NSObject {}
            class MSMessageTemplateLayout: MSMessageLayout {
                var caption: String?
                var subcaption: String?
                var trailingCaption: String?
                var trailingSubcaption: String?
                var image: UIImage?
                var imageTitle: String?
                var imageSubtitle: String?
                var mediaFileURL: URL?
            }
            class MSSession: NSObject {}
            class MSMessage: NSObject {
                let session: MSSession?
                var layout: MSMessageLayout?
                var url: URL?
                var summaryText: String?
                var accessibilityLabel: String?
                var shouldExpire = false
                override init() { session = nil; super.init() }
                init(session: MSSession) { self.session = session; super.init() }
            }
            class MSSticker: NSObject {
                let imageFileURL: URL
                let localizedDescription: String
                init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws { imageFileURL = fileURL; self.localizedDescription = localizedDescription; super.init() }
            }
            class MSConversation: NSObject {
                let localParticipantIdentifier = UUID()
                var remoteParticipantIdentifiers: [UUID] { [] }
                var selectedMessage: MSMessage? { nil }
                func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil)
                func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil)
                func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil)
                func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil)
            }
            class MSMessagesAppViewController: UIViewController {
                var activeConversation: MSConversation? { nil }
                var presentationStyle: MSMessagesAppPresentationStyle { .compact }
                func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle)
                func dismiss()
                func willBecomeActive(with conversation: MSConversation) {}
                func didBecomeActive(with conversation: MSConversation) {}
                func willResignActive(with conversation: MSConversation) {}
                func didResignActive(with conversation: MSConversation) {}
                func willSelect(_ message: MSMessage, conversation: MSConversation) {}
                func didSelect(_ message: MSMessage, conversation: MSConversation) {}
                func didReceive(_ message: MSMessage, conversation: MSConversation) {}
                func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
                func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
                func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
                func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
            }
            """)
}
