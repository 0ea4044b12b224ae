// Apple's own traits. iOS 17.

/// The trait for the kind of device. Follows Apple's page "UITraitUserInterfaceIdiom".
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "UserInterfaceIdiom"
    /// The trait's full name.
    public static let identifier = "UITraitUserInterfaceIdiom"
}

/// The trait for light or dark. Follows Apple's page "UITraitUserInterfaceStyle".
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// Whether a change makes colours look different: yes.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "UserInterfaceStyle"
    /// The trait's full name.
    public static let identifier = "UITraitUserInterfaceStyle"
}

/// The trait for the direction of reading. Follows Apple's page "UITraitLayoutDirection".
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "LayoutDirection"
    /// The trait's full name.
    public static let identifier = "UITraitLayoutDirection"
}

/// The trait for pixels to a point. Follows Apple's page "UITraitDisplayScale".
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: CGFloat = 0
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "DisplayScale"
    /// The trait's full name.
    public static let identifier = "UITraitDisplayScale"
}

/// The trait for compact or regular width. Follows Apple's page "UITraitHorizontalSizeClass".
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "HorizontalSizeClass"
    /// The trait's full name.
    public static let identifier = "UITraitHorizontalSizeClass"
}

/// The trait for compact or regular height. Follows Apple's page "UITraitVerticalSizeClass".
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "VerticalSizeClass"
    /// The trait's full name.
    public static let identifier = "UITraitVerticalSizeClass"
}

/// The trait for whether the screen feels pressure. Follows Apple's page "UITraitForceTouchCapability".
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIForceTouchCapability = .unknown
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "ForceTouchCapability"
    /// The trait's full name.
    public static let identifier = "UITraitForceTouchCapability"
}

/// The trait for the text size the user likes. Follows Apple's page "UITraitPreferredContentSizeCategory".
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIContentSizeCategory = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "PreferredContentSizeCategory"
    /// The trait's full name.
    public static let identifier = "UITraitPreferredContentSizeCategory"
}

/// The trait for the range of colours of the display. Follows Apple's page "UITraitDisplayGamut".
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIDisplayGamut = .unspecified
    /// Whether a change makes colours look different: yes.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "DisplayGamut"
    /// The trait's full name.
    public static let identifier = "UITraitDisplayGamut"
}

/// The trait for normal or high contrast. Follows Apple's page "UITraitAccessibilityContrast".
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// Whether a change makes colours look different: yes.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "AccessibilityContrast"
    /// The trait's full name.
    public static let identifier = "UITraitAccessibilityContrast"
}

/// The trait for base or elevated, as a page in a sheet. Follows Apple's page "UITraitUserInterfaceLevel".
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// Whether a change makes colours look different: yes.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "UserInterfaceLevel"
    /// The trait's full name.
    public static let identifier = "UITraitUserInterfaceLevel"
}

/// The trait for regular or bold text. Follows Apple's page "UITraitLegibilityWeight".
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UILegibilityWeight = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "LegibilityWeight"
    /// The trait's full name.
    public static let identifier = "UITraitLegibilityWeight"
}

/// The trait for whether the window looks active. Follows Apple's page "UITraitActiveAppearance".
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    /// Whether a change makes colours look different: yes.
    public static let affectsColorAppearance = true
    /// The trait's name.
    public static let name = "ActiveAppearance"
    /// The trait's full name.
    public static let identifier = "UITraitActiveAppearance"
}

/// The trait for whether the scene is recorded or mirrored. Follows Apple's page "UITraitSceneCaptureState".
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UISceneCaptureState = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "SceneCaptureState"
    /// The trait's full name.
    public static let identifier = "UITraitSceneCaptureState"
}

/// The trait for the kind of list the view is in. Follows Apple's page "UITraitListEnvironment".
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIListEnvironment = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "ListEnvironment"
    /// The trait's full name.
    public static let identifier = "UITraitListEnvironment"
}
