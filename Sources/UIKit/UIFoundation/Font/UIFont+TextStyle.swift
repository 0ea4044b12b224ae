import TextMetrics

extension UIFont {
    /// A text style, which determines the font of a text by its role. Follows Apple's page "UIFont.TextStyle".
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value, used in archives and descriptors.
        public var rawValue: String

        /// Creates a style from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A large title: 34 points. iOS 11.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title: 28 points. iOS 9.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title: 22 points. iOS 9.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title: 20 points. iOS 9.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout: 16 points. iOS 9.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A standard caption: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// An alternate caption: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The metrics that scale like the style's font. iOS 11. Follows Apple's page "metrics".
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

        /// The style's row in the table of sizes; `nil` for an unknown style.
        var known: TextStyleSizes.Style? { TextStyle.rows[self] }

        private static let rows: [TextStyle: TextStyleSizes.Style] = [
            .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
            .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
            .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
        ]
    }
}

extension UIContentSizeCategory {
    /// The category's row in the table of sizes; the default category's row if it is unspecified.
    var known: TextStyleSizes.Category { rank.flatMap(TextStyleSizes.Category.init) ?? .large }
}

extension FontValues {
    /// Returns the font of a text style at a content size category. An unknown style counts as body.
    static func preferred(_ style: UIFont.TextStyle, at category: UIContentSizeCategory) -> FontValues {
        let (size, distance) = TextStyleSizes.size(of: style.known ?? .body, at: category.known)
        var values = system(size: size, weight: style == .headline ? .semibold : .regular)
        values.style = StyleUse(style: style, lineDistance: distance)
        return values
    }
}
