/// How a line beneath or through text is drawn: its width, its pattern, and whether spaces have it. iOS 6.
///
/// Follows Apple's page "NSUnderlineStyle".
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a style from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Words alone, not the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
