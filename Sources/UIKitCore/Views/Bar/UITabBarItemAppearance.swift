/// How a tab bar's items look, state by state. iOS 13. Follows Apple's page "UITabBarItemAppearance".
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, Duplicable {
    /// How an item puts title and image together. Follows Apple's page "UITabBarItemAppearance.Style".
    public enum Style: Int, Sendable {
        /// The title under the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside a smaller image, as in a phone's landscape.
        case compactInline = 2
    }

    /// Tabs that are not chosen.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The chosen tab.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// Tabs that cannot be chosen.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The tab that the focus is on.
    open private(set) var focused = UITabBarItemStateAppearance()
    private var style: Style

    /// Creates the default looks of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates the default looks of stacked items.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Creates the default looks of stacked items from an archive.
    public required init(coder: NSCoder) {
        style = .stacked
        super.init()
    }

    /// Writes the looks to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// Puts the default looks of a style in place of all values.
    open func configureWithDefault(for style: Style) {
        self.style = style
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }

    /// A copy that changes by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance(style: style)
        copy.normal = normal.duplicate()
        copy.selected = selected.duplicate()
        copy.disabled = disabled.duplicate()
        copy.focused = focused.duplicate()
        return copy
    }
}

/// How a tab bar's items look in one state. iOS 13. Follows Apple's page "UITabBarItemStateAppearance".
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// How the title is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image; `nil` is the bar's tint colour or grey.
    open var iconColor: UIColor?
    /// How far the badge is moved. Default zero.
    open var badgePositionAdjustment = UIOffset.zero
    /// The colour behind the badge; `nil` is the system's red.
    open var badgeBackgroundColor: UIColor?
    /// How the badge is written.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge's text is moved within it. Default zero.
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
