/// What an element is and does, for assistive technologies. Follows Apple's page "UIAccessibilityTraits".
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Tells of the app's state when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for a search. iOS 5.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts something that is heard or recorded.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Gets touches as they are. iOS 5.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when it was read. iOS 5.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Divides content. iOS 6.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A bar of tabs, whose elements are spoken as tabs. iOS 10.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    /// Goes on and off, as a switch does. iOS 17.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// Can be zoomed: it answers `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)`. iOS 17.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}
