// The values of Apple's traits.

/// How much room there is in one direction. iOS 8. Follows Apple's page "UIUserInterfaceSizeClass".
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Much room.
    case regular = 2
}

/// Light or dark. iOS 12. Follows Apple's page "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Dark content on light ground.
    case light = 1
    /// Light content on dark ground.
    case dark = 2
}

/// The kind of device an interface is for. iOS 3.2. Follows Apple's page "UIUserInterfaceIdiom".
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// An iPhone or iPod touch.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV. iOS 9.
    case tv = 2
    /// A car's screen. iOS 9.
    case carPlay = 3
    /// A Mac. iOS 14.
    case mac = 5
    /// An Apple Vision. iOS 17.
    case vision = 6
}

/// The direction of reading, as a trait. iOS 10. Follows Apple's page "UITraitEnvironmentLayoutDirection".
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}

/// The range of colours of a display. iOS 10. Follows Apple's page "UIDisplayGamut".
public enum UIDisplayGamut: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The standard range.
    case SRGB = 0
    /// The wide range.
    case P3 = 1
}

/// The contrast the user asks for. iOS 13. Follows Apple's page "UIAccessibilityContrast".
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// A raised contrast.
    case high = 1
}

/// Whether content lies on the ground or over other content. iOS 13. Follows Apple's page
/// "UIUserInterfaceLevel".
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// On the ground, as an app's window.
    case base = 0
    /// Over other content, as a sheet.
    case elevated = 1
}

/// The weight of text the user asks for. iOS 13. Follows Apple's page "UILegibilityWeight".
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual weight.
    case regular = 0
    /// Bold text.
    case bold = 1
}

/// Whether the screen feels how hard a finger presses. iOS 9. Follows Apple's page "UIForceTouchCapability".
public enum UIForceTouchCapability: Int, Sendable {
    /// Not said.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}

/// Whether a window looks active. iOS 14. Follows Apple's page "UIUserInterfaceActiveAppearance".
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// It looks inactive.
    case inactive = 0
    /// It looks active.
    case active = 1
}

/// Whether a scene is recorded or mirrored. iOS 17. Follows Apple's page "UISceneCaptureState".
public enum UISceneCaptureState: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// It is not.
    case inactive = 0
    /// It is.
    case active = 1
}

/// The kind of list that a view is in. iOS 18. Follows Apple's page "UIListEnvironment".
public enum UIListEnvironment: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// In no list.
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
