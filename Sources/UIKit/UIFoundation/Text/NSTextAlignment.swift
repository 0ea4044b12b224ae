/// The alignment of a text's lines. Follows Apple's page "NSTextAlignment".
public enum NSTextAlignment: Int, Sendable {
    /// Left alignment.
    case left = 0
    /// Centered.
    case center = 1
    /// Right alignment.
    case right = 2
    /// Justified on both sides, with the natural alignment of the last line.
    case justified = 3
    /// The alignment of the text's language.
    case natural = 4
}
