/// A menu element that sends an action to the first responder that implements it. iOS 13.
///
/// Follows Apple's page "UICommand".
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    private let actionStorage: Selector?
    private let propertyListStorage: Any?
    private let alternateList: [UICommandAlternate]
    private var senderStorage: Any?

    /// Creates a command.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            command: title, image: image, action: action, propertyList: propertyList, alternates: alternates)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Creates a command with a subtitle. iOS 15.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        self.subtitle = subtitle
        self.selectedImage = selectedImage
    }

    package init(
        command title: String, image: UIImage?, action: Selector?, propertyList: Any?,
        alternates: [UICommandAlternate]
    ) {
        actionStorage = action
        propertyListStorage = propertyList
        alternateList = alternates
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Always returns `nil`: selectors can't be archived.
    public required init?(coder: NSCoder) { nil }

    /// The title that the menu shows.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// The image next to the title.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// The image while the state is on; `nil` for ``image``. iOS 17.
    open var selectedImage: UIImage?

    /// A longer title that explains the command, shown for discoverability.
    open var discoverabilityTitle: String?

    /// The action that the command sends.
    open var action: Selector? { actionStorage }

    /// Distinguishes commands with the same action; `nil` if there is only one.
    open var propertyList: Any? { propertyListStorage }

    /// Whether the command is disabled, hidden or destructive.
    open var attributes: UIMenuElement.Attributes = []

    /// The state that a mark next to the title shows.
    open var state: UIMenuElement.State = .off

    /// Alternatives to the command while further modifier keys are pressed.
    open var alternates: [UICommandAlternate] { alternateList }

    /// The object that performs the command, while the action runs; otherwise `nil`. iOS 16.
    open var sender: Any? { senderStorage }

    /// The source item for a popover that the action presents: the sender, if it can be a source item. Otherwise, and after the action has
    /// run, `nil`. iOS 16.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        senderStorage as? any UIPopoverPresentationControllerSourceItem
    }

    /// Sends the action, with the command as its sender, to a target, or without a target to the first responder that implements it. iOS
    /// 16.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard let action else { return }
        let outer = senderStorage
        senderStorage = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        senderStorage = outer
    }

    /// Returns a command with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICommand(
            command: title, image: image, action: action, propertyList: propertyList, alternates: alternates)
        copy.takeLook(of: self)
        return copy
    }

    func takeLook(of other: UICommand) {
        (subtitle, selectedImage) = (other.subtitle, other.selectedImage)
        (discoverabilityTitle, attributes, state) = (
            other.discoverabilityTitle, other.attributes, other.state
        )
    }
}

/// An alternative to a command while further modifier keys are pressed. iOS 13.
///
/// Follows Apple's page "UICommandAlternate".
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    private let titleStorage: String
    private let actionStorage: Selector
    private let flags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        titleStorage = title
        actionStorage = action
        flags = modifierFlags
        super.init()
    }

    /// Always returns `nil`: selectors can't be archived.
    public required init?(coder: NSCoder) { nil }

    /// Writes nothing: selectors can't be archived.
    open func encode(with coder: NSCoder) {}

    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Whether the other alternate has the same modifier keys.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.flags == flags
    }

    /// A hash of the modifier keys.
    open override nonisolated var hash: Int { flags.rawValue }

    /// Returns the alternate itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The title that the menu shows instead.
    open var title: String { titleStorage }

    /// The action that is sent instead.
    open var action: Selector { actionStorage }

    /// The modifier keys to press, in addition to the command's.
    open var modifierFlags: UIKeyModifierFlags { flags }
}
