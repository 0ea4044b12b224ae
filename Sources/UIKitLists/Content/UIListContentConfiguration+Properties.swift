extension UIListContentConfiguration {
    /// How the image of a list's content is shown. Follows Apple's page "UIListContentConfiguration.ImageProperties".
    public struct ImageProperties: Hashable {
        /// What a symbol is drawn by, where the image itself does not say. Default `nil`: the size of the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or template; `nil`, the default, for the view's tint.
        public var tintColor: UIColor?
        /// Makes the colour that is used of ``tintColor``. Default `nil`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How round the corners are, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, into which a larger image is fitted; 0 for no limit in a direction. Default zero.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, in whose middle it is; 0 for the system's own: a standard width for a symbol, its own
        /// size for another image. Default zero.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours where the user has inverted them. Default `false`.
        public var accessibilityIgnoresInvertColors = false
        /// The width of a line around the image, in points. Default 0. iOS 18.
        public var strokeWidth: CGFloat = 0
        /// The colour of the line; `nil` for the view's tint. Default `nil`. iOS 18.
        public var strokeColor: UIColor?
        /// Makes the colour of the line that is used of ``strokeColor``. Default `nil`. iOS 18.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        init() {}

        /// The length that stands for the system's own in ``reservedLayoutSize``.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The colour of the image for a tint of the view.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The colour of the line around the image for a tint of the view. iOS 18.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Hashes what usually differs.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(cornerRadius)
        }
    }

    /// How a text of a list's content is shown. Follows Apple's page "UIListContentConfiguration.TextProperties".
    public struct TextProperties: Hashable {
        /// The alignment of the lines. iOS 14.
        public enum TextAlignment: Hashable, Sendable {
            /// Where lines of the user's language begin.
            case natural
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// The change of the letters' case. iOS 14.
        public enum TextTransform: Hashable, Sendable {
            /// They stay.
            case none
            /// Capitals.
            case uppercase
            /// Small letters.
            case lowercase
            /// Capitals where words begin.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Makes the colour that is used of ``color``. Default `nil`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines. iOS 14. Default `.natural`.
        public var alignment = TextAlignment.natural
        /// What happens to a line that is too long. Default `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0, the default, is as many as it takes.
        public var numberOfLines = 0
        /// Whether a single line that is too long is drawn smaller. Default `false`.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller it may become. Default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may come closer before a line is truncated. Default `false`.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size that the user likes. Default `true`.
        public var adjustsFontForContentSizeCategory = true
        /// The change of the letters' case. iOS 14. Default `.none`; `.uppercase` for grouped headers.
        public var transform = TextTransform.none

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour that is used.
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
    /// The same font in another weight.
    func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
