/// The appearance of a tab bar. iOS 13. Follows Apple's page "UITabBarAppearance".
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var stacked: UITabBarItemAppearance?
    private var inline: UITabBarItemAppearance?
    private var compactInline: UITabBarItemAppearance?

    /// Creates the default appearance for a device idiom.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Creates an appearance with the values that another bar's appearance has in common with a tab bar's.
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

    /// Creates the default appearance from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns an independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UITabBarAppearance(barAppearance: self)
    }

    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { made(&stacked, .stacked) }
        set { stacked = newValue.duplicate() }
    }

    /// The appearance of items with the title next to the image.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { made(&inline, .inline) }
        set { inline = newValue.duplicate() }
    }

    /// The appearance of items with the title next to a smaller image.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { made(&compactInline, .compactInline) }
        set { compactInline = newValue.duplicate() }
    }

    /// The tint color of the selection indicator.
    open var selectionIndicatorTintColor: UIColor?
    /// The image of the selection indicator.
    open var selectionIndicatorImage: UIImage?
    /// The distribution of stacked items over the bar's width. Default `.automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of stacked items; 0, the default, for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The space between stacked items; 0, the default, for the system's.
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
