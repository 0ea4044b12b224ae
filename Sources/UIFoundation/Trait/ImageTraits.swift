// Traits of images and of typesetting. iOS 17.

/// The trait for how bright colours of images are shown. Follows Apple's page "UITraitImageDynamicRange".
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: UIImage.DynamicRange = .unspecified
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "ImageDynamicRange"
    /// The trait's full name.
    public static let identifier = "UITraitImageDynamicRange"
}

/// The trait for the language by which text is set. Follows Apple's page "UITraitTypesettingLanguage".
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
    /// The value that stands for "not said".
    public static let defaultValue: Locale.Language? = nil
    /// Whether a change makes colours look different: no.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "TypesettingLanguage"
    /// The trait's full name.
    public static let identifier = "UITraitTypesettingLanguage"
}

extension UITraitCollection {
    /// Creates a collection that says only how bright colours of images are shown. iOS 17.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(one: UITraitImageDynamicRange.self, imageDynamicRange)
    }

    /// Creates a collection that says only the language by which text is set. iOS 17.
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(one: UITraitTypesettingLanguage.self, typesettingLanguage)
    }

    /// Creates a collection that says only one trait. iOS 17. Follows Apple's page "init(_:value:)".
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init(one: trait, value)
    }

    /// The language by which text is set; `nil` where nothing is said. iOS 17.
    public var typesettingLanguage: Locale.Language? { values[UITraitTypesettingLanguage.self] }

    /// The traits by which images are chosen. iOS 17. Follows Apple's page "systemTraitsAffectingImageLookup".
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
        ]
    }
}

extension UIMutableTraits {
    /// How bright colours of images are shown.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }

    /// The language by which text is set.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}
