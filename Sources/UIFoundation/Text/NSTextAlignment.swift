/// At which side the lines of a text lie. Follows Apple's page "NSTextAlignment".
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides, the last line as its language has it.
    case justified = 3
    /// Where lines of the text's language begin.
    case natural = 4
}
