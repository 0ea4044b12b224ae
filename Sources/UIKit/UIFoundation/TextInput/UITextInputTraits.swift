/// The keyboard settings of a text input. Follows Apple's page "UITextInputTraits".
///
/// All members are optional on a device. Here, each has its default value. If a type doesn't store a member, setting it
/// has no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization of typed text. Default `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// The autocorrection of typed text. Default `.default`.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// The spell checking of typed text. Default `.default`. iOS 5.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// The type of the keyboard. Default `.default`.
    var keyboardType: UIKeyboardType { get set }

    /// The appearance of the keyboard. Default `.default`.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// The title of the Return key. Default `.default`.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the Return key is disabled while there is no text. Default `false`.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is hidden. Default `false`.
    var isSecureTextEntry: Bool { get set }

    /// The semantic meaning of the text. Default `nil`. iOS 10.
    var textContentType: UITextContentType! { get set }

    /// Whether typed straight quotes are replaced with curly ones. Default `.default`. iOS 11.
    var smartQuotesType: UITextSmartQuotesType { get set }

    /// Whether two typed hyphens are replaced with a dash. Default `.default`. iOS 11.
    var smartDashesType: UITextSmartDashesType { get set }

    /// Whether the spaces around cut or pasted words are adjusted. Default `.default`. iOS 11.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

    /// The rules for generated passwords. Default `nil`. iOS 12.
    var passwordRules: UITextInputPasswordRules? { get set }

    /// Whether the end of a word or sentence is predicted while typing. Default `.default`. iOS 17.
    var inlinePredictionType: UITextInlinePredictionType { get set }
}

extension UITextInputTraits {
    /// The automatic capitalization: `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// The autocorrection: `.default`.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// The spell checking: `.default`.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// The type of the keyboard: `.default`.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// The appearance of the keyboard: `.default`.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    /// The title of the Return key: `.default`.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    /// Whether the Return key is disabled while there is no text: `false`.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    /// Whether the text is hidden: `false`.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    /// The semantic meaning of the text: `nil`.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }

    /// Whether straight quotes are replaced: `.default`.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }

    /// Whether two hyphens are replaced: `.default`.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }

    /// Whether the spaces around words are adjusted: `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }

    /// The rules for generated passwords: `nil`.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }

    /// Whether the end of a word is predicted: `.default`.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
}
