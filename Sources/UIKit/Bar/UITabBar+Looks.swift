/// What few tab bars have.
final class TabBarLooks {
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var barTintColor: UIColor?
    var unselectedItemTintColor: UIColor?
    var backgroundImage: UIImage?
    var selectionIndicatorImage: UIImage?
    var shadowImage: UIImage?
    var itemPositioning = UITabBar.ItemPositioning.automatic
    var itemWidth: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var standardAppearance: UITabBarAppearance?
    var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBar {
    /// The bar's plain looks. Default `.default`. iOS 7.
    public var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set { ensureLooks().barStyle = newValue }
    }

    /// Whether the content shows through. Default `true`. iOS 7.
    public var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set { ensureLooks().isTranslucent = newValue }
    }

    /// The colour of the background; `nil`, the default, is the style's. iOS 7.
    public var barTintColor: UIColor? {
        get { looksIfSet?.barTintColor }
        set { ensureLooks().barTintColor = newValue }
    }

    /// The colour of the tabs that are not chosen; `nil`, the default, is the system's grey. iOS 10.
    public var unselectedItemTintColor: UIColor? {
        get { looksIfSet?.unselectedItemTintColor }
        set { ensureLooks().unselectedItemTintColor = newValue }
    }

    /// The image behind the items.
    public var backgroundImage: UIImage? {
        get { looksIfSet?.backgroundImage }
        set { ensureLooks().backgroundImage = newValue }
    }

    /// The image behind the chosen item.
    public var selectionIndicatorImage: UIImage? {
        get { looksIfSet?.selectionIndicatorImage }
        set { ensureLooks().selectionIndicatorImage = newValue }
    }

    /// The image along the bar, in place of the system's line.
    public var shadowImage: UIImage? {
        get { looksIfSet?.shadowImage }
        set { ensureLooks().shadowImage = newValue }
    }

    /// How the items share the bar's width. Default `.automatic`. iOS 7.
    public var itemPositioning: ItemPositioning {
        get { looksIfSet?.itemPositioning ?? .automatic }
        set { ensureLooks().itemPositioning = newValue }
    }

    /// The width of centred items; 0, the default, is the system's. iOS 7.
    public var itemWidth: CGFloat {
        get { looksIfSet?.itemWidth ?? 0 }
        set { ensureLooks().itemWidth = newValue }
    }

    /// The room between centred items; 0, the default, is the system's. iOS 7.
    public var itemSpacing: CGFloat {
        get { looksIfSet?.itemSpacing ?? 0 }
        set { ensureLooks().itemSpacing = newValue }
    }

    /// How the bar looks. The bar keeps a copy of what is set. iOS 13.
    public var standardAppearance: UITabBarAppearance {
        get {
            if let set = looksIfSet?.standardAppearance { return set }
            let made = UITabBarAppearance()
            ensureLooks().standardAppearance = made
            return made
        }
        set { ensureLooks().standardAppearance = newValue.duplicate() }
    }

    /// How the bar looks with the content scrolled to its end; `nil`, the default, is the system's. iOS 15.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set { ensureLooks().scrollEdgeAppearance = newValue?.duplicate() }
    }
}
