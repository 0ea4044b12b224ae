/// The language of a keyboard. iOS 4.2.
///
/// A simulator defines the languages of the user's keyboards. Follows Apple's page "UITextInputMode".
@preconcurrency @MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
    private let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    /// Reads a mode from an archive; `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let language = coder.decodeObject(forKey: Self.key) as? String else { return nil }
        self.language = language
        super.init()
    }

    /// Writes the language to an archive.
    open func encode(with coder: NSCoder) { coder.encode(language as NSString, forKey: Self.key) }

    /// Supports secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// The language, as a BCP 47 code such as `"en-US"`.
    open var primaryLanguage: String? { language }

    /// The modes of the user's keyboards, in the user's order.
    open class var activeInputModes: [UITextInputMode] { TextInputSystem.current.allModes }

    /// Posted when the language of the keyboard has changed.
    nonisolated public static let currentInputModeDidChangeNotification =
        Notification.Name("UITextInputCurrentInputModeDidChangeNotification")

    private static let key = "UITextInputMode.primaryLanguage"
}

/// The shortcut items in the bar above the keyboard of an iPad, next to the suggestions. iOS 9.
///
/// Changes are visible immediately. iPhone has no such bar. Follows Apple's page "UITextInputAssistantItem".
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Creates an item without groups.
    public override init() {
        super.init()
    }

    /// Whether the user may hide the bar's shortcuts. Default `true`.
    open var allowsHidingShortcuts = true

    /// The groups before the suggestions. Default none.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

    /// The groups after the suggestions. Default none.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
