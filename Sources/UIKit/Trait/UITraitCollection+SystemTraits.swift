// Apple's traits as properties, and a collection of one trait each.
extension UITraitCollection {
    /// Creates a collection that says only the kind of device. iOS 8.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(one: UITraitUserInterfaceIdiom.self, idiom)
    }

    /// The kind of device. iOS 8.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }

    /// Creates a collection that says only light or dark. iOS 12.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(one: UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    /// Light or dark. iOS 12.
    public var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }

    /// Creates a collection that says only the direction of reading. iOS 10.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(one: UITraitLayoutDirection.self, layoutDirection)
    }

    /// The direction of reading. iOS 10.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }

    /// Creates a collection that says only pixels to a point. iOS 8.
    public convenience init(displayScale scale: CGFloat) {
        self.init(one: UITraitDisplayScale.self, scale)
    }

    /// Pixels to a point; 0 is unspecified. iOS 8.
    public var displayScale: CGFloat { values[UITraitDisplayScale.self] }

    /// Creates a collection that says only compact or regular width. iOS 8.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(one: UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    /// Compact or regular width. iOS 8.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }

    /// Creates a collection that says only compact or regular height. iOS 8.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(one: UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    /// Compact or regular height. iOS 8.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }

    /// Creates a collection that says only whether the screen feels pressure. iOS 9.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(one: UITraitForceTouchCapability.self, capability)
    }

    /// Whether the screen feels pressure. iOS 9.
    public var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }

    /// Creates a collection that says only the text size the user likes. iOS 10.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(one: UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    /// The text size the user likes. iOS 10.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values[UITraitPreferredContentSizeCategory.self]
    }

    /// Creates a collection that says only the range of colours of the display. iOS 10.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(one: UITraitDisplayGamut.self, displayGamut)
    }

    /// The range of colours of the display. iOS 10.
    public var displayGamut: UIDisplayGamut { values[UITraitDisplayGamut.self] }

    /// Creates a collection that says only normal or high contrast. iOS 13.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(one: UITraitAccessibilityContrast.self, accessibilityContrast)
    }

    /// Normal or high contrast. iOS 13.
    public var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }

    /// Creates a collection that says only base or elevated, as a page in a sheet. iOS 13.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(one: UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    /// Base or elevated, as a page in a sheet. iOS 13.
    public var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }

    /// Creates a collection that says only regular or bold text. iOS 13.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(one: UITraitLegibilityWeight.self, legibilityWeight)
    }

    /// Regular or bold text. iOS 13.
    public var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }

    /// Creates a collection that says only whether the window looks active. iOS 14.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(one: UITraitActiveAppearance.self, userInterfaceActiveAppearance)
    }

    /// Whether the window looks active. iOS 14.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values[UITraitActiveAppearance.self] }

    /// Creates a collection that says only whether the scene is recorded or mirrored. iOS 17.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(one: UITraitSceneCaptureState.self, sceneCaptureState)
    }

    /// Whether the scene is recorded or mirrored. iOS 17.
    public var sceneCaptureState: UISceneCaptureState { values[UITraitSceneCaptureState.self] }

    /// Creates a collection that says only the kind of list the view is in. iOS 18.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(one: UITraitListEnvironment.self, listEnvironment)
    }

    /// The kind of list the view is in. iOS 18.
    public var listEnvironment: UIListEnvironment { values[UITraitListEnvironment.self] }
}
