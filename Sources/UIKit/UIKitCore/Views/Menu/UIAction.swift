/// The closure that a ``UIAction`` runs. It receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or a control's action that runs a closure. iOS 13.
///
/// Follows Apple's page "UIAction".
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    private let handler: UIActionHandler
    private var identifierStorage: Identifier?
    private var senderStorage: Any?

    /// Creates an action. Without an identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        selectedImage: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        identifierStorage = identifier
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(
            title: title.isEmpty ? identifier?.systemTitle ?? "" : title, subtitle: subtitle, image: image)
    }

    /// Returns an action that lets a responder insert text from the camera. It is disabled if the responder can't insert text. iOS 15.
    ///
    /// Follows Apple's page "captureTextFromCamera(responder:identifier:)".
    open class func captureTextFromCamera(
        responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?
    ) -> UIAction {
        let action = Selector("captureTextFromCamera:")
        return UIAction(
            title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier,
            attributes: responder.canPerformAction(action, withSender: nil) ? [] : .disabled
        ) { [weak responder] in responder?.captureTextFromCamera($0) }
    }

    /// Always returns `nil`: closures can't be archived.
    public required init?(coder: NSCoder) { nil }

    /// The title that a menu or a button shows. iOS 13.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// The image that a menu or a button shows. iOS 13.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// The image while the state is on; `nil` for ``image``. iOS 17.
    open var selectedImage: UIImage?

    /// A longer title that explains the action, for example in a list of key commands. iOS 13.
    open var discoverabilityTitle: String?

    /// The identifier of the action. iOS 13.
    open var identifier: Identifier {
        if let identifierStorage { return identifierStorage }
        let made = Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        identifierStorage = made
        return made
    }

    /// Whether the action is disabled, hidden or destructive. iOS 13.
    open var attributes: UIMenuElement.Attributes

    /// The state that a mark next to the title shows. iOS 13.
    open var state: UIMenuElement.State

    /// The object that performs the action, while its handler runs; otherwise `nil`. iOS 14.
    open var sender: Any? { senderStorage }

    /// The source item for a popover that the handler presents: the sender, if it can be a source item. Otherwise, and after the handler
    /// has run, `nil`. iOS 16.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        senderStorage as? any UIPopoverPresentationControllerSourceItem
    }

    /// Returns an action with the same values and the same handler.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler
        )
    }

    /// Runs the handler. Meanwhile `sender` is the action's ``sender``. An action needs no target. iOS 16.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender)
    }

    /// Runs the handler. Meanwhile `sender` is the action's ``sender``.
    package func perform(sender: Any?) {
        let outer = senderStorage
        senderStorage = sender
        handler(self)
        senderStorage = outer
    }
}

extension UIAction {
    /// The identifier of an action. Follows Apple's page "UIAction.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public var rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

// The paste actions, which have the system's titles unless an app sets others. iOS 15.
extension UIAction.Identifier {
    /// Pastes.
    public static let paste = UIAction.Identifier("com.apple.action.paste")
    /// Pastes text with the style of the surrounding text.
    public static let pasteAndMatchStyle = UIAction.Identifier("com.apple.action.paste-and-match-style")
    /// Pastes a URL and opens it.
    public static let pasteAndGo = UIAction.Identifier("com.apple.action.paste-and-go")
    /// Pastes text and searches for it.
    public static let pasteAndSearch = UIAction.Identifier("com.apple.action.paste-and-search")

    fileprivate var systemTitle: String? {
        switch self {
        case .paste: "Paste"
        case .pasteAndMatchStyle: "Paste and Match Style"
        case .pasteAndGo: "Paste and Go"
        case .pasteAndSearch: "Paste and Search"
        default: nil
        }
    }
}
