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

/// What happens to a line that is too long. Follows Apple's page "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on below after a word.
    case byWordWrapping = 0
    /// It goes on below after a character.
    case byCharWrapping = 1
    /// It is cut at the side.
    case byClipping = 2
    /// Its beginning gives way to an ellipsis.
    case byTruncatingHead = 3
    /// Its end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
}
