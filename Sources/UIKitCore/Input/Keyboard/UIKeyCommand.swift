/// A key with modifiers that sends an action to the responders. iOS 7.
///
/// A responder names its commands in ``UIResponder/keyCommands``. Follows Apple's page "UIKeyCommand".
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let inputStorage: String?
    private let flags: UIKeyModifierFlags

    /// Creates a command without a key, which nothing performs.
    public convenience init() {
        self.init(
            keyCommand: "", image: nil, action: nil, input: nil, modifierFlags: [], propertyList: nil,
            alternates: [])
    }

    /// Creates a command for a key, by what the key writes or by one of this class's names.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// The same, with a text for who looks for the command. iOS 9, and deprecated by Apple in iOS 13.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command that can stand in a menu too. iOS 13.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            keyCommand: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    private init(
        keyCommand title: String, image: UIImage?, action: Selector?, input: String?,
        modifierFlags: UIKeyModifierFlags, propertyList: Any?, alternates: [UICommandAlternate]
    ) {
        inputStorage = input
        flags = modifierFlags
        super.init(
            command: title, image: image, action: action, propertyList: propertyList, alternates: alternates)
    }

    /// Actions are in no archive: always `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The key, by what it writes without modifiers or by one of this class's names.
    open var input: String? { inputStorage }

    /// The modifier keys to hold: these and no others.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// Whether the command comes before the writing of text and the moving of the focus. Default `false`. iOS 15.
    ///
    /// It does not come before the commands of responders nearer to the first one.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether brackets and arrows change places in a language that is read from right to left. Default `true`.
    /// iOS 15.
    open var allowsAutomaticMirroring = true

    /// Whether the command has another key on keyboards that cannot write its own. Default `true`. Kept: the keyboard here is that of the
    /// US. iOS 15.
    open var allowsAutomaticLocalization = true

    // MARK: As a command

    /// The words that a menu shows. iOS 13.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image beside the title. iOS 13.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// A longer text that explains the command to who looks for it. iOS 9.
    open override var discoverabilityTitle: String? {
        get { super.discoverabilityTitle }
        set { super.discoverabilityTitle = newValue }
    }

    /// What is done. iOS 13.
    open override var action: Selector? { super.action }

    /// What tells commands of the same action apart. iOS 13.
    open override var propertyList: Any? { super.propertyList }

    /// Whether the command is disabled, hidden, destructive. iOS 13.
    open override var attributes: UIMenuElement.Attributes {
        get { super.attributes }
        set { super.attributes = newValue }
    }

    /// The mark beside the title. iOS 13.
    open override var state: UIMenuElement.State {
        get { super.state }
        set { super.state = newValue }
    }

    /// What the command does instead while further modifier keys are held. iOS 13.
    open override var alternates: [UICommandAlternate] { super.alternates }

    /// A command with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIKeyCommand(
            keyCommand: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates)
        copy.takeLook(of: self)
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        return copy
    }
}

// The names of keys that write nothing.
extension UIKeyCommand {
    /// The arrow up.
    nonisolated public static var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// The arrow down.
    nonisolated public static var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// The arrow to the left.
    nonisolated public static var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// The arrow to the right.
    nonisolated public static var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// Escape.
    nonisolated public static var inputEscape: String { "UIKeyInputEscape" }
    /// Page up. iOS 8.
    nonisolated public static var inputPageUp: String { "UIKeyInputPageUp" }
    /// Page down. iOS 8.
    nonisolated public static var inputPageDown: String { "UIKeyInputPageDown" }
    /// Home. iOS 13.4.
    nonisolated public static var inputHome: String { "UIKeyInputHome" }
    /// End. iOS 13.4.
    nonisolated public static var inputEnd: String { "UIKeyInputEnd" }
    /// Delete. iOS 15.
    nonisolated public static var inputDelete: String { "UIKeyInputDelete" }
    /// F1. iOS 13.4.
    nonisolated public static var f1: String { "UIKeyInputF1" }
    /// F2. iOS 13.4.
    nonisolated public static var f2: String { "UIKeyInputF2" }
    /// F3. iOS 13.4.
    nonisolated public static var f3: String { "UIKeyInputF3" }
    /// F4. iOS 13.4.
    nonisolated public static var f4: String { "UIKeyInputF4" }
    /// F5. iOS 13.4.
    nonisolated public static var f5: String { "UIKeyInputF5" }
    /// F6. iOS 13.4.
    nonisolated public static var f6: String { "UIKeyInputF6" }
    /// F7. iOS 13.4.
    nonisolated public static var f7: String { "UIKeyInputF7" }
    /// F8. iOS 13.4.
    nonisolated public static var f8: String { "UIKeyInputF8" }
    /// F9. iOS 13.4.
    nonisolated public static var f9: String { "UIKeyInputF9" }
    /// F10. iOS 13.4.
    nonisolated public static var f10: String { "UIKeyInputF10" }
    /// F11. iOS 13.4.
    nonisolated public static var f11: String { "UIKeyInputF11" }
    /// F12. iOS 13.4.
    nonisolated public static var f12: String { "UIKeyInputF12" }

    nonisolated static var functionKeys: [String] { [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12] }
}
