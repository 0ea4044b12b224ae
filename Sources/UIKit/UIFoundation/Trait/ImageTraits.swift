// Traits for images and typesetting. iOS 17.

/// The trait for the dynamic range of images. Follows Apple's page "UITraitImageDynamicRange".
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: UIImage.DynamicRange = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "ImageDynamicRange"
    /// The trait's identifier.
    public static let identifier = "UITraitImageDynamicRange"
}

/// The trait for the typesetting language. Follows Apple's page "UITraitTypesettingLanguage".
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
    /// The unspecified value.
    public static let defaultValue: Locale.Language? = nil
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "TypesettingLanguage"
    /// The trait's identifier.
    public static let identifier = "UITraitTypesettingLanguage"
}

extension UITraitCollection {
    /// Creates a collection with only the dynamic range of images. iOS 17.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(one: UITraitImageDynamicRange.self, imageDynamicRange)
    }

    /// Creates a collection with only the typesetting language. iOS 17.
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(one: UITraitTypesettingLanguage.self, typesettingLanguage)
    }

    /// Creates a collection with only one trait. iOS 17. Follows Apple's page "init(_:value:)".
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init(one: trait, value)
    }

    /// The typesetting language; `nil` if unspecified. iOS 17.
    public var typesettingLanguage: Locale.Language? { read(UITraitTypesettingLanguage.self) }

    /// The traits that affect the choice of images. iOS 17. Follows Apple's page "systemTraitsAffectingImageLookup".
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
        ]
    }
}

extension UIMutableTraits {
    /// The dynamic range of images.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }

    /// The typesetting language.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}
