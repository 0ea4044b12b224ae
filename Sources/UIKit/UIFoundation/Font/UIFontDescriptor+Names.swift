extension UIFontDescriptor {
    /// An attribute of a font descriptor. Follows Apple's page "UIFontDescriptor.AttributeName".
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The raw value, used in archives.
        public var rawValue: String

        /// Creates an attribute name from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family: a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name: a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face within its family, such as `Bold`: a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits: a dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The name that users see: a string.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The descriptors of fallback fonts for missing characters: an array. Stored, but not used.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The characters of the font: a `CharacterSet`. Stored, but not used.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The settings of font features: an array of dictionaries of ``FeatureKey``. The system font supports monospaced digits; other
        /// settings are stored, but not used.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style: a string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The class of a typeface, as a number.
    public typealias Class = Int

    /// A feature of a font. Follows Apple's page "UIFontDescriptor.FeatureKey".
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, used in archives.
        public var rawValue: String

        /// Creates a feature key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a feature key from a raw value.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The type of the feature: a number. iOS 15.
        public static let type = FeatureKey("CTFeatureTypeIdentifier")
        /// The selector of the feature: a number. iOS 15.
        public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
        /// The type of the feature: a number. Deprecated by Apple in iOS 15 in favor of ``type``, its equivalent.
        public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")
        /// The selector of the feature: a number. Deprecated by Apple in iOS 15 in favor of ``selector``, its equivalent.
        public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")
    }

    /// A key of a font's traits. Follows Apple's page "UIFontDescriptor.TraitKey".
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, used in archives.
        public var rawValue: String

        /// Creates a trait key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits: the raw value of a ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight: a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    /// The symbolic traits of a typeface. Follows Apple's page "UIFontDescriptor.SymbolicTraits".
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bit mask.
        public let rawValue: UInt32

        /// Creates traits from a bit mask.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Expanded.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Condensed.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For vertical text.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Optimized for user interface controls.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Tight leading.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Loose leading.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The mask of the typeface class. No font here specifies its class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Old-style serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Clarendon serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Freeform serifs.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// Sans serif.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Script.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// A design of the system font. iOS 13. Follows Apple's page "UIFontDescriptor.SystemDesign".
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The raw value, used in archives.
        public var rawValue: String

        /// Creates a design from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// San Francisco.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Serif: New York.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Monospaced.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
