/// Distances from the four sides of a rectangle, inwards. Follows Apple's page "UIEdgeInsets".
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the left.
    public var left: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the right.
    public var right: CGFloat

    /// No distance on any side.
    public static let zero = UIEdgeInsets()

    /// Creates insets of no distance.
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

/// Distances from the sides of a rectangle, inwards, where the sides follow the direction of the language.
///
/// iOS 11. Follows Apple's page "NSDirectionalEdgeInsets".
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the side where lines begin.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the side where lines end.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of no distance.
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

/// A distance by which something is moved from where it would be. Follows Apple's page "UIOffset".
public struct UIOffset: Equatable, Codable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downwards.
    public var vertical: CGFloat

    /// No move.
    public static let zero = UIOffset()

    /// Creates an offset of no move.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset from its two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
