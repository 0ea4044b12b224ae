/// An entry of a menu that sends an action to the first responder that has it. iOS 13.
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

    /// The same, with a second line under the title. iOS 15.
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

    init(
        command title: String, image: UIImage?, action: Selector?, propertyList: Any?,
        alternates: [UICommandAlternate]
    ) {
        actionStorage = action
        propertyListStorage = propertyList
        alternateList = alternates
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Actions are in no archive: always `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The words that the menu shows.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// The image while the state is on; `nil` takes ``image``. iOS 17.
    open var selectedImage: UIImage?

    /// A longer text that explains the command to who looks for it.
    open var discoverabilityTitle: String?

    /// What is done.
    open var action: Selector? { actionStorage }

    /// What tells commands of the same action apart; `nil` where there is one.
    open var propertyList: Any? { propertyListStorage }

    /// Whether the command is disabled, hidden, destructive.
    open var attributes: UIMenuElement.Attributes = []

    /// The mark beside the title.
    open var state: UIMenuElement.State = .off

    /// What the command does instead while further modifier keys are held.
    open var alternates: [UICommandAlternate] { alternateList }

    /// Who does what the command is for, while it is done; `nil` otherwise. iOS 16.
    open var sender: Any? { senderStorage }

    /// What a popover that comes from the command points at, while it is done: the sender, where that can be pointed at. iOS 16.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        senderStorage as? any UIPopoverPresentationControllerSourceItem
    }

    /// Sends the action, with the command as its sender, to a target, or without one to the first responder that has it. iOS 16.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard let action else { return }
        let outer = senderStorage
        senderStorage = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        senderStorage = outer
    }

    /// A command with the same values.
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

/// What a command does instead while further modifier keys are held. iOS 13.
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

    /// Actions are in no archive: always `nil`.
    public required init?(coder: NSCoder) { nil }

    /// Writes nothing: actions are in no archive.
    open func encode(with coder: NSCoder) {}

    /// What there is can be read safely.
    open class var supportsSecureCoding: Bool { true }

    /// Whether the other is one for the same keys.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.flags == flags
    }

    /// A number that is the same for alternates for the same keys.
    open override nonisolated var hash: Int { flags.rawValue }

    /// The alternate itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The words that the menu shows instead.
    open var title: String { titleStorage }

    /// What is done instead.
    open var action: Selector { actionStorage }

    /// The modifier keys to hold, besides those of the command.
    open var modifierFlags: UIKeyModifierFlags { flags }
}
