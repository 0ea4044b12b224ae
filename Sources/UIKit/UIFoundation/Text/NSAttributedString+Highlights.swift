extension NSAttributedString.Key {
    /// The style of a highlight: an ``Foundation/NSAttributedString/TextHighlightStyle``. iOS 18.
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
    /// The colors of a highlight: an ``Foundation/NSAttributedString/TextHighlightColorScheme``. iOS 18.
    public static let textHighlightColorScheme = NSAttributedString.Key(
        rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString {
    /// The style of a highlight. iOS 18. Follows Apple's page "NSAttributedString.TextHighlightStyle".
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String

        /// Creates a style from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system's style: letters of the scheme's color on a translucent background.
        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// The colors of a highlight. iOS 18. Follows Apple's page "NSAttributedString.TextHighlightColorScheme".
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String

        /// Creates a scheme from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The tint color.
        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        /// Purple.
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        /// Pink.
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        /// Orange.
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        /// Mint.
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        /// Blue.
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

        var color: UIColor {
            switch self {
            case .purple: .systemPurple
            case .pink: .systemPink
            case .orange: .systemOrange
            case .mint: .systemMint
            case .blue: .systemBlue
            default: .tintColor
            }
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// The color of the highlight; `nil` without one.
    var highlightColor: UIColor? {
        guard self[.textHighlightStyle] != nil else { return nil }
        let scheme = self[.textHighlightColorScheme] as? NSAttributedString.TextHighlightColorScheme
        return (scheme ?? .default).color
    }
}
