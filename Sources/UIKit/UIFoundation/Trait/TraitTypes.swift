// The values of system traits.

/// The size class of a dimension. iOS 8. Follows Apple's page "UIUserInterfaceSizeClass".
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The value is unspecified.
    case unspecified = 0
    /// A compact size.
    case compact = 1
    /// A regular size.
    case regular = 2
}

/// The light or dark style. iOS 12. Follows Apple's page "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The value is unspecified.
    case unspecified = 0
    /// The light style.
    case light = 1
    /// The dark style.
    case dark = 2
}

/// The device idiom of an interface. iOS 3.2. Follows Apple's page "UIUserInterfaceIdiom".
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// An iPhone or iPod touch.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV. iOS 9.
    case tv = 2
    /// A CarPlay screen. iOS 9.
    case carPlay = 3
    /// A Mac. iOS 14.
    case mac = 5
    /// An Apple Vision Pro. iOS 17.
    case vision = 6
}

/// The layout direction, as a trait. iOS 10. Follows Apple's page "UITraitEnvironmentLayoutDirection".
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}

/// The color gamut of a display. iOS 10. Follows Apple's page "UIDisplayGamut".
public enum UIDisplayGamut: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// The sRGB gamut.
    case SRGB = 0
    /// The Display P3 gamut.
    case P3 = 1
}

/// The accessibility contrast. iOS 13. Follows Apple's page "UIAccessibilityContrast".
public enum UIAccessibilityContrast: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// Normal contrast.
    case normal = 0
    /// High contrast.
    case high = 1
}

/// The level of content: on the base or above other content. iOS 13. Follows Apple's page "UIUserInterfaceLevel".
public enum UIUserInterfaceLevel: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// The base level, such as an app's window.
    case base = 0
    /// The elevated level, such as a sheet.
    case elevated = 1
}

/// The weight of text for legibility. iOS 13. Follows Apple's page "UILegibilityWeight".
public enum UILegibilityWeight: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// Regular text.
    case regular = 0
    /// Bold text.
    case bold = 1
}

/// The 3D Touch capability of the screen. iOS 9. Follows Apple's page "UIForceTouchCapability".
public enum UIForceTouchCapability: Int, Sendable {
    /// The capability is unknown.
    case unknown = 0
    /// 3D Touch isn't available.
    case unavailable = 1
    /// 3D Touch is available.
    case available = 2
}

/// The active appearance of a window. iOS 14. Follows Apple's page "UIUserInterfaceActiveAppearance".
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// The window looks inactive.
    case inactive = 0
    /// The window looks active.
    case active = 1
}

/// The capture state of a scene: whether it is recorded or mirrored. iOS 17. Follows Apple's page
/// "UISceneCaptureState".
public enum UISceneCaptureState: Int, Sendable {
    /// The value is unspecified.
    case unspecified = -1
    /// The scene isn't captured.
    case inactive = 0
    /// The scene is captured.
    case active = 1
}

/// The list environment of a view. iOS 18. Follows Apple's page "UIListEnvironment".
public enum UIListEnvironment: Int, Sendable {
    /// The value is unspecified.
    case unspecified = 0
    /// The view isn't in a list.
    case none = 1
    /// A plain list.
    case plain = 2
    /// A grouped list.
    case grouped = 3
    /// A grouped list with insets.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A sidebar without header styles.
    case sidebarPlain = 6
}
