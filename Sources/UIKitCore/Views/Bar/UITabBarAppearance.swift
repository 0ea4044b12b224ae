/// How a tab bar looks. iOS 13. Follows Apple's page "UITabBarAppearance".
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var stacked: UITabBarItemAppearance?
    private var inline: UITabBarItemAppearance?
    private var compactInline: UITabBarItemAppearance?

    /// Creates the default looks for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Creates looks with all values of another bar's that a tab bar has too.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stacked = other.stacked?.duplicate()
        inline = other.inline?.duplicate()
        compactInline = other.compactInline?.duplicate()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    /// Creates the default looks from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A copy that changes by itself.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UITabBarAppearance(barAppearance: self)
    }

    /// How items look with the title under the image.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { made(&stacked, .stacked) }
        set { stacked = newValue.duplicate() }
    }

    /// How items look with the title beside the image.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { made(&inline, .inline) }
        set { inline = newValue.duplicate() }
    }

    /// How items look with the title beside a smaller image.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { made(&compactInline, .compactInline) }
        set { compactInline = newValue.duplicate() }
    }

    /// The colour of the mark on the chosen item.
    open var selectionIndicatorTintColor: UIColor?
    /// The image of the mark on the chosen item.
    open var selectionIndicatorImage: UIImage?
    /// How stacked items share the bar's width. Default `.automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of stacked items; 0, the default, is the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The room between stacked items; 0, the default, is the system's.
    open var stackedItemSpacing: CGFloat = 0

    private func made(
        _ storage: inout UITabBarItemAppearance?, _ style: UITabBarItemAppearance.Style
    ) -> UITabBarItemAppearance {
        if let storage { return storage }
        let made = UITabBarItemAppearance(style: style)
        storage = made
        return made
    }
}
