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
