/// The appearance of a tab bar's items, by state. iOS 13. Follows Apple's page "UITabBarItemAppearance".
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, Duplicable {
    /// The arrangement of an item's title and image. Follows Apple's page "UITabBarItemAppearance.Style".
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title next to the image.
        case inline = 1
        /// The title next to a smaller image, as in landscape on iPhone.
        case compactInline = 2
    }

    /// The appearance of unselected tabs.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled tabs.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of the focused tab.
    open private(set) var focused = UITabBarItemStateAppearance()
    private var style: Style

    /// Creates the default appearance of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates the default appearance of stacked items.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Creates the default appearance of stacked items from an archive.
    public required init(coder: NSCoder) {
        style = .stacked
        super.init()
    }

    /// Writes the appearance to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Resets all values to the default appearance of a style.
    open func configureWithDefault(for style: Style) {
        self.style = style
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance(style: style)
        copy.normal = normal.duplicate()
        copy.selected = selected.duplicate()
        copy.disabled = disabled.duplicate()
        copy.focused = focused.duplicate()
        return copy
    }
}

/// The appearance of a tab bar's items in one state. iOS 13. Follows Apple's page "UITabBarItemStateAppearance".
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image; `nil` for the bar's tint color or gray.
    open var iconColor: UIColor?
    /// The offset of the badge. Default zero.
    open var badgePositionAdjustment = UIOffset.zero
    /// The background color of the badge; `nil` for the system's red.
    open var badgeBackgroundColor: UIColor?
    /// The text attributes of the badge.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the text within the badge. Default zero.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() {
        super.init()
    }

    func duplicate() -> UITabBarItemStateAppearance {
        let copy = UITabBarItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.iconColor = iconColor
        copy.badgePositionAdjustment = badgePositionAdjustment
        copy.badgeBackgroundColor = badgeBackgroundColor
        copy.badgeTextAttributes = badgeTextAttributes
        copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
        return copy
    }
}
