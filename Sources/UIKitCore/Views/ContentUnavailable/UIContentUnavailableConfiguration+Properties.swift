extension UIContentUnavailableConfiguration {
    /// How the image is shown. Follows Apple's page "UIContentUnavailableConfiguration.ImageProperties".
    public struct ImageProperties: Hashable {
        /// What a symbol is drawn by, where the image itself does not say.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol, a template or a wheel; `nil` for the view's tint.
        public var tintColor: UIColor?
        /// How round the corners are, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, into which a larger image is fitted; 0 for no limit in a direction. Default zero.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colours where the user has inverted them. Default `false`.
        public var accessibilityIgnoresInvertColors = false

        init(_ kind: Kind) {
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
            tintColor = .secondaryLabel
        }

        /// Hashes what usually differs.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// How a text is shown. Follows Apple's page "UIContentUnavailableConfiguration.TextProperties".
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How a line that is too long is truncated or wrapped. Default `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0, the default, for as many as it takes.
        public var numberOfLines = 0
        /// Whether a text that is too long is written smaller. Default `false`.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller, from 0 to 1. Default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters come closer before a text is cut off. Default `false`.
        public var allowsDefaultTighteningForTruncation = false

        init(_ kind: Kind, isSecondary: Bool) {
            let isStrong = kind != .loading && !isSecondary
            let style = UIFont.TextStyle.title2
            font =
                isStrong
                ? .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize, weight: .bold)
                : .preferredFont(forTextStyle: .subheadline)
            color = isStrong ? .label : .secondaryLabel
        }

        /// Hashes what usually differs.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
        }
    }

    /// What a button does. Follows Apple's page "UIContentUnavailableConfiguration.ButtonProperties".
    public struct ButtonProperties: Hashable {
        /// What a tap does. Default `nil`.
        public var primaryAction: UIAction?
        /// The menu, which a tap opens where it does nothing else. Default `nil`.
        public var menu: UIMenu?
        /// Whether the button answers. Default `true`.
        public var isEnabled = true
        /// What the button is for. Default `.normal`.
        public var role = UIButton.Role.normal

        init() {}
    }
}
