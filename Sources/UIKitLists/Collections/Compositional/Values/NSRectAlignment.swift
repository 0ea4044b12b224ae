/// A side or corner of a rectangle that follows the direction of the language. iOS 13.
///
/// Follows Apple's page "NSRectAlignment".
public enum NSRectAlignment: Int, Sendable {
    /// No side.
    case none = 0
    /// The top.
    case top = 1
    /// The corner above, where lines begin.
    case topLeading = 2
    /// The side where lines begin.
    case leading = 3
    /// The corner below, where lines begin.
    case bottomLeading = 4
    /// The bottom.
    case bottom = 5
    /// The corner below, where lines end.
    case bottomTrailing = 6
    /// The side where lines end.
    case trailing = 7
    /// The corner above, where lines end.
    case topTrailing = 8
}
