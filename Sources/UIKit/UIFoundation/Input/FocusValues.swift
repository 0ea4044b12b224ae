/// The direction of a focus movement. iOS 9. Follows Apple's page "UIFocusHeading".
public struct UIFocusHeading: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a heading from its raw value.
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
    /// To the next group, for Tab.
    public static let next = Self(rawValue: 1 << 4)
    /// To the previous group, for Shift-Tab.
    public static let previous = Self(rawValue: 1 << 5)
    /// To the first item. iOS 13.
    public static let first = Self(rawValue: 1 << 8)
    /// To the last item. iOS 13.
    public static let last = Self(rawValue: 1 << 9)
}

/// The priority of an item for focus in its group. iOS 15. Follows Apple's page "UIFocusGroupPriority".
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Int

    /// Creates a priority from its raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a priority from its raw value.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The default priority.
    public static let ignored = Self(0)
    /// The priority of the item that last had focus in the group.
    public static let previouslyFocused = Self(1000)
    /// A higher priority than that of the previously focused item.
    public static let prioritized = Self(2000)
    /// The priority of the focused item.
    public static let currentlyFocused = Self(Int.max)
}

/// Identifies a sound of a focus movement, on systems with such sounds. iOS 9. Follows Apple's page
/// "UIFocusSoundIdentifier".
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates an identifier from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from its raw value.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
