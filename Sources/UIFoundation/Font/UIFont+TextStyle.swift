import TextMetrics

extension UIFont {
    /// What a text is in its interface, from which its font follows. Follows Apple's page "UIFont.TextStyle".
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name in archives and descriptors.
        public var rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A large title: 34 points. iOS 11.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first rank: 28 points. iOS 9.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second rank: 22 points. iOS 9.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third rank: 20 points. iOS 9.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading of the second rank: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Plain text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside the text: 16 points. iOS 9.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A caption of the second rank: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Metrics that scale as the style's font does. iOS 11. Follows Apple's page "metrics".
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

        /// Its row in the table of sizes; `nil` for a style that the system does not know.
        var known: TextStyleSizes.Style? { TextStyle.rows[self] }

        private static let rows: [TextStyle: TextStyleSizes.Style] = [
            .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
            .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
            .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
        ]
    }
}

extension UIContentSizeCategory {
    /// Its row in the table of sizes; that of a new device for one that is not said.
    var known: TextStyleSizes.Category { rank.flatMap(TextStyleSizes.Category.init) ?? .large }
}

extension FontValues {
    /// The font of a text style at a size that the user likes. A style that the system does not know is taken for body.
    static func preferred(_ style: UIFont.TextStyle, at category: UIContentSizeCategory) -> FontValues {
        let (size, distance) = TextStyleSizes.size(of: style.known ?? .body, at: category.known)
        var values = system(size: size, weight: style == .headline ? .semibold : .regular)
        values.style = StyleUse(style: style, lineDistance: distance)
        return values
    }
}
