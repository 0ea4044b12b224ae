/// The code of an action. It is given the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title, an image and the code that runs when somebody chooses them in a menu, a control or a bar.
///
/// iOS 13. Follows Apple's page "UIAction".
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name of an action, by which it is found again. Follows Apple's page "UIAction.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The action's name; one that no other action has when it was made with `nil`.
    public private(set) lazy var identifier = Identifier("com.apple.action.dynamic.\(UUID().uuidString)")

    /// A longer title that explains the action where there is room for it.
    open var discoverabilityTitle: String?

    /// How the action looks and behaves. Default `[]`.
    open var attributes: UIMenuElement.Attributes

    /// Whether the action shows a mark. Default `.off`.
    open var state: UIMenuElement.State

    /// The picture that is shown while the state is on, or `nil`. iOS 17.
    open var selectedImage: UIImage?

    /// What the action was sent by while its handler runs, such as a button; `nil` otherwise. iOS 14.
    open private(set) var sender: Any?

    private let handler: UIActionHandler
    private var changedImage: UIImage??

    /// Creates an action. An identifier of `nil` is replaced by a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
    }

    /// The text the action shows.
    open override var title: String {
        get { titleText }
        set { titleText = newValue }
    }

    /// The picture beside the title, or `nil`.
    open override var image: UIImage? {
        get { changedImage ?? picture }
        set { changedImage = .some(newValue) }
    }

    /// Runs the handler. While it runs, ``sender`` is the sender. The target means nothing to an action. iOS 16.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }

    /// A copy with the same identifier and the same code.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
            identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state, handler: handler)
    }
}
