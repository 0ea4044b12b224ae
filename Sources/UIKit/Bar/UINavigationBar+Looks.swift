/// What few navigation bars have.
final class NavigationBarLooks {
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var prefersLargeTitles = false
    var preferredBehavioralStyle = UIBehavioralStyle.automatic
    var barTintColor: UIColor?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var shadowImage: UIImage?
    var backIndicatorImage: UIImage?
    var backIndicatorTransitionMaskImage: UIImage?
    var backgroundImages: [BarPlace: UIImage] = [:]
    var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    var standardAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

/// Where and for which height of bar an image is.
struct BarPlace: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
}

extension UINavigationBar {
    /// Whether titles are large, where the item allows it. Default `false`. iOS 11.
    public var prefersLargeTitles: Bool {
        get { looksIfSet?.prefersLargeTitles ?? false }
        set { ensureLooks().prefersLargeTitles = newValue }
    }

    /// How the bar looks. The bar keeps a copy of what is set. iOS 13.
    public var standardAppearance: UINavigationBarAppearance {
        get {
            if let set = looksIfSet?.standardAppearance { return set }
            let made = UINavigationBarAppearance()
            ensureLooks().standardAppearance = made
            return made
        }
        set { ensureLooks().standardAppearance = newValue.duplicate() }
    }

    /// How a phone's landscape bar looks; `nil`, the default, is as the standard one. iOS 13.
    public var compactAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.compactAppearance }
        set { ensureLooks().compactAppearance = newValue?.duplicate() }
    }

    /// How the bar looks with the content scrolled to its top; `nil`, the default, is the system's. iOS 13.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set { ensureLooks().scrollEdgeAppearance = newValue?.duplicate() }
    }

    /// The same for a phone's landscape bar. iOS 15.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.compactScrollEdgeAppearance }
        set { ensureLooks().compactScrollEdgeAppearance = newValue?.duplicate() }
    }

    /// The bar's plain looks. Default `.default`.
    public var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set { ensureLooks().barStyle = newValue }
    }

    /// Whether the content shows through. Default `true`.
    public var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set { ensureLooks().isTranslucent = newValue }
    }

    /// The colour of the background; `nil`, the default, is the style's. iOS 7.
    public var barTintColor: UIColor? {
        get { looksIfSet?.barTintColor }
        set { ensureLooks().barTintColor = newValue }
    }

    /// How titles are written; `nil`, the default, is the system's way.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looksIfSet?.titleTextAttributes }
        set { ensureLooks().titleTextAttributes = newValue }
    }

    /// How large titles are written; `nil`, the default, is the system's way. iOS 11.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looksIfSet?.largeTitleTextAttributes }
        set { ensureLooks().largeTitleTextAttributes = newValue }
    }
}
