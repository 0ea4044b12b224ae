/// A key with modifiers that sends an action to the responder chain. iOS 7.
///
/// A responder returns its commands in ``UIResponder/keyCommands``. Follows Apple's page "UIKeyCommand".
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let inputStorage: String?
    private let flags: UIKeyModifierFlags

    /// Creates a command without a key, which never matches.
    public convenience init() {
        self.init(
            keyCommand: "", image: nil, action: nil, input: nil, modifierFlags: [], propertyList: nil,
            alternates: [])
    }

    /// Creates a command for a key, by the text that the key types or by one of this class's names.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command for a key with a discoverability title. iOS 9, and deprecated by Apple in iOS 13.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command that a menu can also contain. iOS 13.
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

    /// Returns `nil`, because archives don't contain actions.
    public required init?(coder: NSCoder) { nil }

    /// The key, by the text that it types without modifiers or by one of this class's names.
    open var input: String? { inputStorage }

    /// The required modifier keys, without any others.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// Whether the command takes precedence over text input and focus movement. Default `false`. iOS 15.
    ///
    /// It doesn't take precedence over the commands of responders closer to the first responder.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether brackets and arrow keys are mirrored in a right-to-left language. Default `true`. iOS 15.
    open var allowsAutomaticMirroring = true

    /// Whether the command gets another key on keyboards that can't type its own. Default `true`. Stored only: the keyboard here has the
    /// US layout. iOS 15.
    open var allowsAutomaticLocalization = true

    // MARK: Command

    /// The title in a menu. iOS 13.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image in a menu. iOS 13.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The discoverability title. iOS 9.
    open override var discoverabilityTitle: String? {
        get { super.discoverabilityTitle }
        set { super.discoverabilityTitle = newValue }
    }

    /// The command's action. iOS 13.
    open override var action: Selector? { super.action }

    /// The value that distinguishes commands with the same action. iOS 13.
    open override var propertyList: Any? { super.propertyList }

    /// The attributes of the command, such as disabled, hidden or destructive. iOS 13.
    open override var attributes: UIMenuElement.Attributes {
        get { super.attributes }
        set { super.attributes = newValue }
    }

    /// The state in a menu. iOS 13.
    open override var state: UIMenuElement.State {
        get { super.state }
        set { super.state = newValue }
    }

    /// The commands to perform instead if additional modifier keys are pressed. iOS 13.
    open override var alternates: [UICommandAlternate] { super.alternates }

    /// Returns a command with the same values.
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

// The names of keys that type no text.
extension UIKeyCommand {
    /// The Up Arrow key.
    nonisolated public static var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// The Down Arrow key.
    nonisolated public static var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// The Left Arrow key.
    nonisolated public static var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// The Right Arrow key.
    nonisolated public static var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// The Escape key.
    nonisolated public static var inputEscape: String { "UIKeyInputEscape" }
    /// The Page Up key. iOS 8.
    nonisolated public static var inputPageUp: String { "UIKeyInputPageUp" }
    /// The Page Down key. iOS 8.
    nonisolated public static var inputPageDown: String { "UIKeyInputPageDown" }
    /// The Home key. iOS 13.4.
    nonisolated public static var inputHome: String { "UIKeyInputHome" }
    /// The End key. iOS 13.4.
    nonisolated public static var inputEnd: String { "UIKeyInputEnd" }
    /// The Delete key. iOS 15.
    nonisolated public static var inputDelete: String { "UIKeyInputDelete" }
    /// The F1 key. iOS 13.4.
    nonisolated public static var f1: String { "UIKeyInputF1" }
    /// The F2 key. iOS 13.4.
    nonisolated public static var f2: String { "UIKeyInputF2" }
    /// The F3 key. iOS 13.4.
    nonisolated public static var f3: String { "UIKeyInputF3" }
    /// The F4 key. iOS 13.4.
    nonisolated public static var f4: String { "UIKeyInputF4" }
    /// The F5 key. iOS 13.4.
    nonisolated public static var f5: String { "UIKeyInputF5" }
    /// The F6 key. iOS 13.4.
    nonisolated public static var f6: String { "UIKeyInputF6" }
    /// The F7 key. iOS 13.4.
    nonisolated public static var f7: String { "UIKeyInputF7" }
    /// The F8 key. iOS 13.4.
    nonisolated public static var f8: String { "UIKeyInputF8" }
    /// The F9 key. iOS 13.4.
    nonisolated public static var f9: String { "UIKeyInputF9" }
    /// The F10 key. iOS 13.4.
    nonisolated public static var f10: String { "UIKeyInputF10" }
    /// The F11 key. iOS 13.4.
    nonisolated public static var f11: String { "UIKeyInputF11" }
    /// The F12 key. iOS 13.4.
    nonisolated public static var f12: String { "UIKeyInputF12" }

    nonisolated static var functionKeys: [String] { [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12] }
}
