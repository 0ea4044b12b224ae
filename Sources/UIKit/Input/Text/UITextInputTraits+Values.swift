/// When the shift key is pressed by itself. Follows Apple's page "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// For the first letter of a word.
    case words = 1
    /// For the first letter of a sentence.
    case sentences = 2
    /// For every letter.
    case allCharacters = 3
}

/// Whether typing is corrected. Follows Apple's page "UITextAutocorrectionType".
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the script has it.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}

/// Whether spelling is checked. iOS 5. Follows Apple's page "UITextSpellCheckingType".
public enum UITextSpellCheckingType: Int, Sendable {
    /// While typing is corrected.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}

/// Which keys a keyboard has. Follows Apple's page "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
    /// Those of the user's language.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// For addresses of the web.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Digits, star and hash.
    case phonePad = 5
    /// For a name or a telephone number.
    case namePhonePad = 6
    /// For addresses of mail.
    case emailAddress = 7
    /// Digits and the decimal point.
    case decimalPad = 8
    /// With at sign and hash at hand. iOS 5.
    case twitter = 9
    /// For searches and addresses of the web. iOS 7.
    case webSearch = 10
    /// Digits of ASCII. iOS 10.
    case asciiCapableNumberPad = 11

    /// The former name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks. Follows Apple's page "UIKeyboardAppearance".
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the surroundings do.
    case `default` = 0
    /// Dark. iOS 7.
    case dark = 1
    /// Light. iOS 7.
    case light = 2

    /// The former name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What a return key says. Follows Apple's page "UIReturnKeyType".
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency Call.
    case emergencyCall = 10
    /// Continue. iOS 9.
    case `continue` = 11
}

/// What a text means, so that the keyboard can offer it. iOS 10. Follows Apple's page "UITextContentType".
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a meaning from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
