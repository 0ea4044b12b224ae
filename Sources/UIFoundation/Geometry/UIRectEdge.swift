/// Sides of a rectangle. Follows Apple's page "UIRectEdge".
public struct UIRectEdge: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle that follow the direction of the language. iOS 13.
///
/// Follows Apple's page "NSDirectionalRectEdge".
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The same. Deprecated by Apple in iOS 13 in favour of ``NSDirectionalRectEdge``.
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge
