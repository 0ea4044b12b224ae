/// Which way focus moves. iOS 9. Follows Apple's page "UIFocusHeading".
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a heading from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = Self(rawValue: 1 << 0)
    /// Down.
    public static let down = Self(rawValue: 1 << 1)
    /// To the left.
    public static let left = Self(rawValue: 1 << 2)
    /// To the right.
    public static let right = Self(rawValue: 1 << 3)
    /// To the next group, as Tab does.
    public static let next = Self(rawValue: 1 << 4)
    /// To the group before, as Shift-Tab does.
    public static let previous = Self(rawValue: 1 << 5)
    /// To the first item. iOS 13.
    public static let first = Self(rawValue: 1 << 8)
    /// To the last item. iOS 13.
    public static let last = Self(rawValue: 1 << 9)
}

/// How much an item is the one that focus goes to in its group. iOS 15. Follows Apple's page "UIFocusGroupPriority".
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int

    /// Creates a priority from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No more than others.
    public static let ignored = Self(0)
    /// That of the item that had focus the last time it was in the group.
    public static let previouslyFocused = Self(1000)
    /// More than that of the item that had focus before.
    public static let prioritized = Self(2000)
    /// That of the item with focus.
    public static let currentlyFocused = Self(Int.max)
}

/// Names a sound that is heard when focus moves, on systems with such sounds. iOS 9. Follows Apple's page
/// "UIFocusSoundIdentifier".
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
