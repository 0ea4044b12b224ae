/// What a ``UIAction`` runs; it gets the action.
public typealias UIActionHandler = (UIAction) -> Void

/// An entry of a menu, or what a button does, with its code in a closure. iOS 13.
///
/// Follows Apple's page "UIAction".
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    private let handler: UIActionHandler
    private var identifierStorage: Identifier?
    private var senderStorage: Any?

    /// Creates an action. Without an identifier it gets one of its own.
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

    /// An action that lets a responder take text from the camera. Disabled where the responder cannot. iOS 15.
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

    /// Closures are in no archive: always `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The words that a menu or a button shows. iOS 13.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// The image that a menu or a button shows. iOS 13.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// The image while the state is on; `nil` takes ``image``. iOS 17.
    open var selectedImage: UIImage?

    /// A longer title that explains the action, for example in a list of key commands. iOS 13.
    open var discoverabilityTitle: String?

    /// The name by which the action is found again. It never changes. iOS 13.
    open var identifier: Identifier {
        if let identifierStorage { return identifierStorage }
        let made = Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        identifierStorage = made
        return made
    }

    /// Whether the action is disabled, hidden, destructive. iOS 13.
    open var attributes: UIMenuElement.Attributes

    /// The mark beside the title. iOS 13.
    open var state: UIMenuElement.State

    /// Who runs the action, while its handler runs; `nil` otherwise. iOS 14.
    open var sender: Any? { senderStorage }

    /// What a popover that comes from the action points at, while its handler runs: the sender, where that can be pointed at. iOS 16.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        senderStorage as? any UIPopoverPresentationControllerSourceItem
    }

    /// An action with the same values and the same handler.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler
        )
    }

    /// Runs the handler, with `sender` as the action's ``sender`` meanwhile. An action needs no target. iOS 16.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender)
    }

    /// Runs the handler, with `sender` as the action's ``sender`` meanwhile.
    package func perform(sender: Any?) {
        let outer = senderStorage
        senderStorage = sender
        handler(self)
        senderStorage = outer
    }
}

extension UIAction {
    /// The name of an action. Follows Apple's page "UIAction.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public var rawValue: String

        /// Creates a name from text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name from text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

// The actions of pasting, which have the system's words where an app gives none. iOS 15.
extension UIAction.Identifier {
    /// Pastes.
    public static let paste = UIAction.Identifier("com.apple.action.paste")
    /// Pastes, with the look of what is around.
    public static let pasteAndMatchStyle = UIAction.Identifier("com.apple.action.paste-and-match-style")
    /// Pastes an address, and goes there.
    public static let pasteAndGo = UIAction.Identifier("com.apple.action.paste-and-go")
    /// Pastes words, and searches for them.
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
