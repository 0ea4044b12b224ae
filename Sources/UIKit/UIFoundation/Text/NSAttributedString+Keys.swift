// UIKit's attributes of attributed strings.
extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The text color: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background color: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The kerning, in points: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The tracking, in points: a number. iOS 14.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The strikethrough style: a number.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The strikethrough color: a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The underline style: a number.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The underline color: a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The stroke color: a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The stroke width in percent of the font size: a number.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The baseline offset, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The link: a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The paragraph style: an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The attachment for an object replacement character: an ``NSTextAttachment``. iOS 7.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The shadow: an ``NSShadow``.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// Whether ligatures are used: a number.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The text effect: a string. iOS 7.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The skew of the letters, relative to their height: a number. iOS 7.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The expansion of the letters: the logarithm of the factor. iOS 7.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The nested writing directions: an array of numbers. iOS 7.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The tag of a text item with which the user interacts in a text view: a string. iOS 17.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
    /// Whether text is vertical: a number, 0 for horizontal. Deprecated by Apple. Text is always horizontal.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
}

extension NSAttributedString {
    /// A text effect. iOS 7. Follows Apple's page "NSAttributedString.TextEffectStyle".
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String

        /// Creates an effect from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Letterpress text. It is drawn as plain text here.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The format of bidirectional text, combined with an ``NSWritingDirection`` in ``Foundation/NSAttributedString/Key/writingDirection``.
/// iOS 9. Follows Apple's page "NSWritingDirectionFormatType".
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Embeds the text.
    case embedding = 0
    /// Overrides the direction of the characters.
    case override = 2
}

/// The former name of ``NSWritingDirectionFormatType``. Deprecated by Apple in iOS 9.
public enum NSTextWritingDirection: Int, Sendable {
    /// Embeds the text.
    case embedding = 0
    /// Overrides the direction of the characters.
    case override = 2
}
