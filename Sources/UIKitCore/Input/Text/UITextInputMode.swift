/// A keyboard's language. iOS 4.2.
///
/// A simulator says which languages the user has keyboards for. Follows Apple's page "UITextInputMode".
@preconcurrency @MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
    private let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    /// Reads a mode from an archive; `nil` where there is none.
    public required init?(coder: NSCoder) {
        guard let language = coder.decodeObject(forKey: Self.key) as? String else { return nil }
        self.language = language
        super.init()
    }

    /// Writes the language.
    open func encode(with coder: NSCoder) { coder.encode(language as NSString, forKey: Self.key) }

    /// A mode can be read safely.
    open class var supportsSecureCoding: Bool { true }

    /// The language, by its BCP 47 name such as `"en-US"`.
    open var primaryLanguage: String? { language }

    /// The modes of the user's keyboards, in the user's order.
    open class var activeInputModes: [UITextInputMode] { TextInputSystem.current.allModes }

    /// Posted when the keyboard has another language.
    nonisolated public static var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }

    private static let key = "UITextInputMode.primaryLanguage"
}

/// The items of the bar over the keyboard of a tablet, besides the words that are suggested. iOS 9.
///
/// Changes are shown at once. Phones have no such bar. Follows Apple's page "UITextInputAssistantItem".
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Creates an item without groups.
    public override init() {
        super.init()
    }

    /// Whether the user may hide the bar's shortcuts. Default `true`.
    open var allowsHidingShortcuts = true

    /// The groups before the suggested words. Default none.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

    /// The groups behind the suggested words. Default none.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
