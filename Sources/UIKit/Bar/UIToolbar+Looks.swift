/// What few toolbars have.
final class ToolbarLooks {
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var barTintColor: UIColor?
    var backgroundImages: [BarPlace: UIImage] = [:]
    var shadowImages: [UIBarPosition: UIImage] = [:]
    var standardAppearance: UIToolbarAppearance?
    var compactAppearance: UIToolbarAppearance?
    var scrollEdgeAppearance: UIToolbarAppearance?
    var compactScrollEdgeAppearance: UIToolbarAppearance?
}

extension UIToolbar {
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

    /// Sets the background of bars in one place and of one height; `nil` takes it back.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        ensureLooks().backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    }

    /// The background of bars in one place and of one height.
    public func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image along bars in one place; `nil` takes it back.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        ensureLooks().shadowImages[topOrBottom] = shadowImage
    }

    /// The image along bars in one place.
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        looksIfSet?.shadowImages[topOrBottom]
    }

    /// How the bar looks. The bar keeps a copy of what is set. iOS 13.
    public var standardAppearance: UIToolbarAppearance {
        get {
            if let set = looksIfSet?.standardAppearance { return set }
            let made = UIToolbarAppearance()
            ensureLooks().standardAppearance = made
            return made
        }
        set { ensureLooks().standardAppearance = newValue.duplicate() }
    }

    /// How a phone's landscape bar looks; `nil`, the default, is as the standard one. iOS 13.
    public var compactAppearance: UIToolbarAppearance? {
        get { looksIfSet?.compactAppearance }
        set { ensureLooks().compactAppearance = newValue?.duplicate() }
    }

    /// How the bar looks with the content scrolled to its end; `nil`, the default, is the system's. iOS 15.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set { ensureLooks().scrollEdgeAppearance = newValue?.duplicate() }
    }

    /// The same for a phone's landscape bar. iOS 15.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looksIfSet?.compactScrollEdgeAppearance }
        set { ensureLooks().compactScrollEdgeAppearance = newValue?.duplicate() }
    }
}
