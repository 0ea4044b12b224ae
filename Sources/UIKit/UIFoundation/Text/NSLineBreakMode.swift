/// The wrapping or truncation of a line that is too long. Follows Apple's page "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at words.
    case byWordWrapping = 0
    /// Wraps at characters.
    case byCharWrapping = 1
    /// Clips the line.
    case byClipping = 2
    /// Truncates the start with an ellipsis.
    case byTruncatingHead = 3
    /// Truncates the end with an ellipsis.
    case byTruncatingTail = 4
    /// Truncates the middle with an ellipsis.
    case byTruncatingMiddle = 5
}
