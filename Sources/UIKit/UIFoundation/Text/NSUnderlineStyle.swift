/// The style of an underline or strikethrough: its width, its pattern, and whether it includes spaces. iOS 6.
///
/// Follows Apple's page "NSUnderlineStyle".
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: Int

    /// Creates a style from a bit mask.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash alternating with two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under or through words, not the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
