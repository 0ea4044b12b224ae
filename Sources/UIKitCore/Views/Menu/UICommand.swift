/// An entry of a menu that sends an action to the first responder that has it. iOS 13.
///
/// Follows Apple's page "UICommand".
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    private let actionStorage: Selector?
    private let propertyListStorage: Any?
    private let alternateList: [UICommandAlternate]

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
}

/// What a command does instead while further modifier keys are held. iOS 13.
///
/// Follows Apple's page "UICommandAlternate".
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
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

    /// The words that the menu shows instead.
    open var title: String { titleStorage }

    /// What is done instead.
    open var action: Selector { actionStorage }

    /// The modifier keys to hold, besides those of the command.
    open var modifierFlags: UIKeyModifierFlags { flags }
}
