// System traits. iOS 17.

/// The trait for the device idiom. Follows Apple's page "UITraitUserInterfaceIdiom".
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "UserInterfaceIdiom"
    /// The trait's identifier.
    public static let identifier = "UITraitUserInterfaceIdiom"
}

/// The trait for the light or dark style. Follows Apple's page "UITraitUserInterfaceStyle".
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// A change affects the appearance of colors.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "UserInterfaceStyle"
    /// The trait's identifier.
    public static let identifier = "UITraitUserInterfaceStyle"
}

/// The trait for the layout direction. Follows Apple's page "UITraitLayoutDirection".
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "LayoutDirection"
    /// The trait's identifier.
    public static let identifier = "UITraitLayoutDirection"
}

/// The trait for the display scale. Follows Apple's page "UITraitDisplayScale".
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: CGFloat = 0
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "DisplayScale"
    /// The trait's identifier.
    public static let identifier = "UITraitDisplayScale"
}

/// The trait for the horizontal size class. Follows Apple's page "UITraitHorizontalSizeClass".
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "HorizontalSizeClass"
    /// The trait's identifier.
    public static let identifier = "UITraitHorizontalSizeClass"
}

/// The trait for the vertical size class. Follows Apple's page "UITraitVerticalSizeClass".
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "VerticalSizeClass"
    /// The trait's identifier.
    public static let identifier = "UITraitVerticalSizeClass"
}

/// The trait for the 3D Touch capability. Follows Apple's page "UITraitForceTouchCapability".
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIForceTouchCapability = .unknown
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "ForceTouchCapability"
    /// The trait's identifier.
    public static let identifier = "UITraitForceTouchCapability"
}

/// The trait for the user's preferred text size. Follows Apple's page "UITraitPreferredContentSizeCategory".
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIContentSizeCategory = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "PreferredContentSizeCategory"
    /// The trait's identifier.
    public static let identifier = "UITraitPreferredContentSizeCategory"
}

/// The trait for the display's color gamut. Follows Apple's page "UITraitDisplayGamut".
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIDisplayGamut = .unspecified
    /// A change affects the appearance of colors.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "DisplayGamut"
    /// The trait's identifier.
    public static let identifier = "UITraitDisplayGamut"
}

/// The trait for the accessibility contrast. Follows Apple's page "UITraitAccessibilityContrast".
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// A change affects the appearance of colors.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "AccessibilityContrast"
    /// The trait's identifier.
    public static let identifier = "UITraitAccessibilityContrast"
}

/// The trait for the base or elevated level, such as in a sheet. Follows Apple's page "UITraitUserInterfaceLevel".
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// A change affects the appearance of colors.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "UserInterfaceLevel"
    /// The trait's identifier.
    public static let identifier = "UITraitUserInterfaceLevel"
}

/// The trait for regular or bold text. Follows Apple's page "UITraitLegibilityWeight".
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UILegibilityWeight = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "LegibilityWeight"
    /// The trait's identifier.
    public static let identifier = "UITraitLegibilityWeight"
}

/// The trait for the active appearance of the window. Follows Apple's page "UITraitActiveAppearance".
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    /// A change affects the appearance of colors.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "ActiveAppearance"
    /// The trait's identifier.
    public static let identifier = "UITraitActiveAppearance"
}

/// The trait for the capture state of the scene: whether it is recorded or mirrored. Follows Apple's page
/// "UITraitSceneCaptureState".
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UISceneCaptureState = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "SceneCaptureState"
    /// The trait's identifier.
    public static let identifier = "UITraitSceneCaptureState"
}

/// The trait for the list environment of the view. Follows Apple's page "UITraitListEnvironment".
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIListEnvironment = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "ListEnvironment"
    /// The trait's identifier.
    public static let identifier = "UITraitListEnvironment"
}
