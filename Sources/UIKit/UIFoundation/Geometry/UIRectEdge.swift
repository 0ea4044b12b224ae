/// The edges of a rectangle. Follows Apple's page "UIRectEdge".
public struct UIRectEdge: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from its bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The edges of a rectangle that follow the language direction. iOS 13.
///
/// Follows Apple's page "NSDirectionalRectEdge".
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from its bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The former name of ``NSDirectionalRectEdge``. Deprecated by Apple in iOS 13.
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge
