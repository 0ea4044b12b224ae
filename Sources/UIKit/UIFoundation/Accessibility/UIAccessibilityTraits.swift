/// The characteristics of an accessibility element. Follows Apple's page "UIAccessibilityTraits".
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt64

    /// Creates traits from a raw value.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that can't be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Summarizes the app's state when the app launches.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field. iOS 5.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts a media session, such as playback or recording.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Receives touches directly. iOS 5.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when it has been read. iOS 5.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A header that divides content. iOS 6.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A tab bar, whose elements are spoken as tabs. iOS 10.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    /// A toggle, such as a switch. iOS 17.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// Supports zooming: it implements `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)`. iOS 17.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}
