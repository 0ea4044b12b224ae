/// How the keyboard is set up while a view is typed into. Follows Apple's page "UITextInputTraits".
///
/// Each member is optional on a device. Here each has its default, which setting does not change in a type that does not
/// keep it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When the shift key is pressed by itself. Default `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether typing is corrected. Default `.default`.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether spelling is checked. Default `.default`. iOS 5.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// Which keys there are. Default `.default`.
    var keyboardType: UIKeyboardType { get set }

    /// How the keyboard looks. Default `.default`.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// What the return key says. Default `.default`.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the return key is off while there is no text. Default `false`.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is hidden. Default `false`.
    var isSecureTextEntry: Bool { get set }

    /// What the text means. Default `nil`. iOS 10.
    var textContentType: UITextContentType! { get set }

    /// Whether straight quotes become curly ones while typing. Default `.default`. iOS 11.
    var smartQuotesType: UITextSmartQuotesType { get set }

    /// Whether two hyphens become a dash while typing. Default `.default`. iOS 11.
    var smartDashesType: UITextSmartDashesType { get set }

    /// Whether the spaces around words that are pasted or cut are put right. Default `.default`. iOS 11.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

    /// What a password that the system makes up has to be like. Default `nil`. iOS 12.
    var passwordRules: UITextInputPasswordRules? { get set }

    /// Whether the end of a word or sentence is suggested while typing. Default `.default`. iOS 17.
    var inlinePredictionType: UITextInlinePredictionType { get set }
}

extension UITextInputTraits {
    /// When the shift key is pressed by itself: `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// Whether typing is corrected: `.default`.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// Whether spelling is checked: `.default`.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// Which keys there are: `.default`.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// How the keyboard looks: `.default`.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    /// What the return key says: `.default`.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    /// Whether the return key is off while there is no text: `false`.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    /// Whether the text is hidden: `false`.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    /// What the text means: `nil`.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }

    /// Whether straight quotes become curly ones: `.default`.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }

    /// Whether two hyphens become a dash: `.default`.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }

    /// Whether spaces around words are put right: `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }

    /// What a password has to be like: `nil`.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }

    /// Whether the end of a word is suggested: `.default`.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
}
