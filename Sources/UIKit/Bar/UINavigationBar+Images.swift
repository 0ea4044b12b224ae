extension UINavigationBar {
    /// The image along the bar, in place of the system's shadow.
    public var shadowImage: UIImage? {
        get { looksIfSet?.shadowImage }
        set { ensureLooks().shadowImage = newValue }
    }

    /// The arrow beside the back button's title; `nil`, the default, is the system's. iOS 7.
    public var backIndicatorImage: UIImage? {
        get { looksIfSet?.backIndicatorImage }
        set { ensureLooks().backIndicatorImage = newValue }
    }

    /// What cuts the titles off at the arrow during a transition; `nil`, the default, is the system's. iOS 7.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { looksIfSet?.backIndicatorTransitionMaskImage }
        set { ensureLooks().backIndicatorTransitionMaskImage = newValue }
    }

    /// Sets the background of bars of one height, wherever they are; `nil` takes it back.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// The background of bars of one height, wherever they are.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the background of bars in one place and of one height; `nil` takes it back. iOS 7.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        ensureLooks().backgroundImages[BarPlace(position: position, metrics: barMetrics)] = backgroundImage
    }

    /// The background of bars in one place and of one height. iOS 7.
    public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looksIfSet?.backgroundImages[BarPlace(position: position, metrics: barMetrics)]
    }

    /// Sets how far titles are moved down in bars of one height.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        ensureLooks().titleAdjustments[barMetrics] = adjustment
    }

    /// How far titles are moved down in bars of one height. Default 0.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.titleAdjustments[barMetrics] ?? 0
    }
}
