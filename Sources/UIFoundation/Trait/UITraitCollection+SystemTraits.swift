// Apple's traits as properties, and a collection of one trait each.
extension UITraitCollection {
    /// Creates a collection that says only the kind of device. iOS 8.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(one: UITraitUserInterfaceIdiom.self, idiom)
    }

    /// Creates a collection that says only light or dark. iOS 12.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(one: UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    /// Creates a collection that says only the direction of reading. iOS 10.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(one: UITraitLayoutDirection.self, layoutDirection)
    }

    /// Creates a collection that says only pixels to a point. iOS 8.
    public convenience init(displayScale scale: CGFloat) {
        self.init(one: UITraitDisplayScale.self, scale)
    }

    /// Creates a collection that says only compact or regular width. iOS 8.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(one: UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    /// Creates a collection that says only compact or regular height. iOS 8.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(one: UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    /// Creates a collection that says only whether the screen feels pressure. iOS 9.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(one: UITraitForceTouchCapability.self, capability)
    }

    /// Creates a collection that says only the text size the user likes. iOS 10.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(one: UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    /// Creates a collection that says only the range of colours of the display. iOS 10.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(one: UITraitDisplayGamut.self, displayGamut)
    }

    /// Creates a collection that says only normal or high contrast. iOS 13.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(one: UITraitAccessibilityContrast.self, accessibilityContrast)
    }

    /// Creates a collection that says only base or elevated, as a page in a sheet. iOS 13.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(one: UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    /// Creates a collection that says only regular or bold text. iOS 13.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(one: UITraitLegibilityWeight.self, legibilityWeight)
    }

    /// Creates a collection that says only whether the window looks active. iOS 14.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(one: UITraitActiveAppearance.self, userInterfaceActiveAppearance)
    }

    /// Creates a collection that says only whether the scene is recorded or mirrored. iOS 17.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(one: UITraitSceneCaptureState.self, sceneCaptureState)
    }

    /// Creates a collection that says only the kind of list the view is in. iOS 18.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(one: UITraitListEnvironment.self, listEnvironment)
    }
}
