/// Inset distances from the four sides of a rectangle. Follows Apple's page "UIEdgeInsets".
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge.
    public var right: CGFloat

    /// Zero insets.
    public static let zero = UIEdgeInsets()

    /// Creates zero insets.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from the four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Inset distances from the four sides of a rectangle, with sides that follow the language direction.
///
/// iOS 11. Follows Apple's page "NSDirectionalEdgeInsets".
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the leading edge.
    public var leading: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the trailing edge.
    public var trailing: CGFloat

    /// Zero insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates zero insets.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A position offset. Follows Apple's page "UIOffset".
public struct UIOffset: Equatable, Codable, Sendable {
    /// The horizontal offset, to the right.
    public var horizontal: CGFloat
    /// The vertical offset, downward.
    public var vertical: CGFloat

    /// The zero offset.
    public static let zero = UIOffset()

    /// Creates the zero offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset from its two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
