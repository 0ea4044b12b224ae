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

    static let social = KnownFramework(
        name: "Social", prefixes: ["SL"], imports: [],
        text: """
            let SLServiceTypeTwitter = "com.apple.social.twitter"
            let SLServiceTypeFacebook = "com.apple.social.facebook"
            let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
            enum SLComposeViewControllerResult: Int { case cancelled, done }
            class SLComposeViewController: UIViewController {
                var completionHandler: ((SLComposeViewControllerResult) -> Void)?
                private(set) var serviceType = ""
                class func isAvailable(forServiceType serviceType: String) -> Bool { false }
                convenience init?(forServiceType serviceType: String) { self.init(nibName: nil, bundle: nil); self.serviceType = serviceType }
                @discardableResult func setInitialText(_ text: String) -> Bool
                @discardableResult func add(_ image: UIImage) -> Bool
                @discardableResult func add(_ url: URL) -> Bool
                @discardableResult func removeAllImages() -> Bool
                @discardableResult func removeAllURLs() -> Bool
            }
            class SLComposeSheetConfigurationItem: NSObject {
                var title: String! = ""
                var value: String! = ""
                var valuePending = false
                var tapHandler: (() -> Void)?
            }
            class SLComposeServiceViewController: UIViewController {
                let textView: UITextView! = UITextView()
                var contentText: String! { textView.text }
                var placeholder: String! = ""
                var charactersRemaining: NSNumber?
                func isContentValid() -> Bool { true }
                func validateContent() {}
                func didSelectPost() {}
                func didSelectCancel() {}
                func presentationAnimationDidFinish() {}
                func configurationItems() -> [Any]! { [] }
                func reloadConfigurationItems() {}
                func pushConfigurationViewController(_ viewController: UIViewController!) {}
                func popConfigurationViewController() {}
            }
            """)

    static let adSupport = KnownFramework(
        name: "AdSupport", prefixes: ["ASIdentifier"], imports: [],
        text: """
            class ASIdentifierManager: NSObject {
                private static let one = ASIdentifierManager()
                class func shared() -> ASIdentifierManager { one }
                var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
                var isAdvertisingTrackingEnabled: Bool { false }
            }
            """)

    static let appTrackingTransparency = KnownFramework(
        name: "AppTrackingTransparency", prefixes: ["ATTracking"], imports: [],
        text: """
            class ATTrackingManager: NSObject {
                enum AuthorizationStatus: UInt { case notDetermined, restricted, denied, authorized }
                class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
                class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) { notReal("ATTrackingManager.requestTrackingAuthorization(completionHandler:)"); DispatchQueue.main.async { completion(.denied) } }
                class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
            }
            """)

    static let linkPresentation = KnownFramework(
        name: "LinkPresentation", prefixes: ["LP"], imports: [],
        text: """
            class LPLinkMetadata: NSObject {
                var originalURL: URL?
                var url: URL?
                var title: String?
                var iconProvider: NSItemProvider?
                var imageProvider: NSItemProvider?
                var videoProvider: NSItemProvider?
                var remoteVideoURL: URL?
            }
            class LPLinkView: UIView {
                var metadata = LPLinkMetadata()
                convenience init(url: URL) { self.init(frame: .zero); metadata.url = url }
                convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero); self.metadata = metadata }
            }
            class LPMetadataProvider: NSObject {
                var shouldFetchSubresources = true
                var timeout: TimeInterval = 30
                func startFetchingMetadata(for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) { notReal("LPMetadataProvider.startFetchingMetadata(for:completionHandler:)"); DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
                func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw CocoaError(.featureUnsupported) }
                func cancel() {}
            }
            """)

    static let notificationCenter = KnownFramework(
        name: "NotificationCenter", prefixes: ["NC"], imports: [],
        text: """
            enum NCUpdateResult: UInt { case newData, noData, failed }
            enum NCWidgetDisplayMode: Int { case compact, expanded }
            @preconcurrency @MainActor protocol NCWidgetProviding {
                optional func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
                optional func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
                optional func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
            }
            class NCWidgetController: NSObject {
                func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String)
            }
            extension UIViewController { var extensionContext: NSExtensionContext? { nil } }
            class NSExtensionContext: NSObject {
                var inputItems: [Any] { [] }
                func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil)
                func cancelRequest(withError error: any Error)
                func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil)
                var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode { get { .compact } set {} }
                var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
                func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
            }
            """)
}
