extension UIListContentConfiguration {
    /// The properties of the image. Follows Apple's page "UIListContentConfiguration.ImageProperties".
    public struct ImageProperties: Hashable {
        /// The symbol configuration for an image without its own configuration. Default `nil`: the size of the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color of a symbol or template image; `nil`, the default, for the view's tint color.
        public var tintColor: UIColor?
        /// A closure that transforms ``tintColor``. Default `nil`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, to which a larger image is scaled; 0 for no limit in a dimension. Default zero.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image, which is centered in it; 0 for the system's size: a standard width for a symbol, the actual
        /// size for other images. Default zero.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image ignores inverted colors. Default `false`.
        public var accessibilityIgnoresInvertColors = false
        /// The width of the stroke around the image, in points. Default 0. iOS 18.
        public var strokeWidth: CGFloat = 0
        /// The color of the stroke; `nil`, the default, for the view's tint color. iOS 18.
        public var strokeColor: UIColor?
        /// A closure that transforms ``strokeColor``. Default `nil`. iOS 18.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        init() {}

        /// The value for the system's dimension in ``reservedLayoutSize``.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The resolved tint color of the image for a tint color of the view.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The resolved color of the stroke for a tint color of the view. iOS 18.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Hashes the properties that usually differ.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(cornerRadius)
        }
    }

    /// The properties of a text. Follows Apple's page "UIListContentConfiguration.TextProperties".
    public struct TextProperties: Hashable {
        /// The alignment of a text. iOS 14.
        public enum TextAlignment: Hashable, Sendable {
            /// The natural alignment of the user's language.
            case natural
            /// Centered.
            case center
            /// Justified.
            case justified
        }

        /// The transform of a text's case. iOS 14.
        public enum TextTransform: Hashable, Sendable {
            /// No transform.
            case none
            /// All uppercase.
            case uppercase
            /// All lowercase.
            case lowercase
            /// Capitalizes each word.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// A closure that transforms ``color``. Default `nil`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment. iOS 14. Default `.natural`.
        public var alignment = TextAlignment.natural
        /// The line break mode. Default `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// Whether the font of a single line shrinks to fit. Default `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale factor of the font. Default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the spacing between letters is tightened before a line is truncated. Default `false`.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font adjusts to the user's preferred text size. Default `true`.
        public var adjustsFontForContentSizeCategory = true
        /// The transform of the text's case. iOS 14. Default `.none`; `.uppercase` for grouped headers.
        public var transform = TextTransform.none

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The resolved color.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension UIFont {
    /// The font with another weight.
    func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
