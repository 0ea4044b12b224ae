extension UIFontDescriptor {
    /// What a descriptor may say. Follows Apple's page "UIFontDescriptor.AttributeName".
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name in archives.
        public var rawValue: String

        /// Creates an attribute's name.
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
        /// The descriptors of fonts for characters that the font lacks: an array. It is kept, and not followed.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The characters that the font has: a `CharacterSet`. It is kept, and not followed.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// What of the font's features is wanted: an array of dictionaries of ``FeatureKey``. Of the system's typeface digits of one width
        /// are known; others are kept, and not followed.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style: a string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The class of a typeface, as a number.
    public typealias Class = Int

    /// A feature of a font. Follows Apple's page "UIFontDescriptor.FeatureKey".
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name in archives.
        public var rawValue: String

        /// Creates a feature's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a feature's name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The kind of feature: a number. iOS 15.
        public static let type = FeatureKey("CTFeatureTypeIdentifier")
        /// The choice of the feature: a number. iOS 15.
        public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
        /// The kind of feature: a number. Deprecated by Apple in iOS 15 in favour of ``type``, which it is.
        public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")
        /// The choice of the feature: a number. Deprecated by Apple in iOS 15 in favour of ``selector``, which it is.
        public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")
    }

    /// The traits of a font, one by one. Follows Apple's page "UIFontDescriptor.TraitKey".
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name in archives.
        public var rawValue: String

        /// Creates a trait's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits: the number of a ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight: a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    /// What sets a typeface apart. Follows Apple's page "UIFontDescriptor.SymbolicTraits".
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Creates traits from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than others.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than others.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For lines from top to bottom.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for controls.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// With lines closer to each other.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With lines further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the class of a typeface. No font here says its class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Serifs of the old style.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Serifs of the Clarendon kind.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of a free form.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Script.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// A design of the system's typeface. iOS 13. Follows Apple's page "UIFontDescriptor.SystemDesign".
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name in archives.
        public var rawValue: String

        /// Creates a design's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// San Francisco.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs: New York.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All characters are equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
