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
        /// The text style: a string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
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
