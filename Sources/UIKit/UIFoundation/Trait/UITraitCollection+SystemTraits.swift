// Collections with one system trait.
extension UITraitCollection {
    /// Creates a collection with only the device idiom. iOS 8.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(one: UITraitUserInterfaceIdiom.self, idiom)
    }

    /// Creates a collection with only the light or dark style. iOS 12.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(one: UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    /// Creates a collection with only the layout direction. iOS 10.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(one: UITraitLayoutDirection.self, layoutDirection)
    }

    /// Creates a collection with only the display scale. iOS 8.
    public convenience init(displayScale scale: CGFloat) {
        self.init(one: UITraitDisplayScale.self, scale)
    }

    /// Creates a collection with only the horizontal size class. iOS 8.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(one: UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    /// Creates a collection with only the vertical size class. iOS 8.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(one: UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    /// Creates a collection with only the 3D Touch capability. iOS 9.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(one: UITraitForceTouchCapability.self, capability)
    }

    /// Creates a collection with only the preferred text size. iOS 10.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(one: UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    /// Creates a collection with only the color gamut. iOS 10.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(one: UITraitDisplayGamut.self, displayGamut)
    }

    /// Creates a collection with only the accessibility contrast. iOS 13.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(one: UITraitAccessibilityContrast.self, accessibilityContrast)
    }

    /// Creates a collection with only the base or elevated level. iOS 13.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(one: UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    /// Creates a collection with only the regular or bold text weight. iOS 13.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(one: UITraitLegibilityWeight.self, legibilityWeight)
    }

    /// Creates a collection with only the active appearance. iOS 14.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(one: UITraitActiveAppearance.self, userInterfaceActiveAppearance)
    }

    /// Creates a collection with only the scene's capture state. iOS 17.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(one: UITraitSceneCaptureState.self, sceneCaptureState)
    }

    /// Creates a collection with only the list environment. iOS 18.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(one: UITraitListEnvironment.self, listEnvironment)
    }
}
