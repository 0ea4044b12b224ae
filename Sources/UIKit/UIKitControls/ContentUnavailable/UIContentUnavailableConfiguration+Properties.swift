extension UIContentUnavailableConfiguration {
    /// The properties of the image. Follows Apple's page "UIContentUnavailableConfiguration.ImageProperties".
    public struct ImageProperties: Hashable {
        /// The symbol configuration, for images without one.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a symbol, a template image or an activity indicator; `nil` for the view's tint color.
        public var tintColor: UIColor?
        /// The corner radius, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, to which a larger image is scaled; 0 for no limit in a dimension. Default zero.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colors when the user inverts colors. Default `false`.
        public var accessibilityIgnoresInvertColors = false

        init(_ kind: Kind) {
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
            tintColor = .secondaryLabel
        }

        /// Hashes the properties that usually differ.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The properties of a text. Follows Apple's page "UIContentUnavailableConfiguration.TextProperties".
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The line break mode for lines that are too long. Default `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// Whether text that is too long is shrunk. Default `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor, from 0 to 1. Default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the spacing between letters is reduced before text is truncated. Default `false`.
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

        /// Hashes the properties that usually differ.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
        }
    }

    /// The properties of a button. Follows Apple's page "UIContentUnavailableConfiguration.ButtonProperties".
    public struct ButtonProperties: Hashable {
        /// The action of a tap. Default `nil`.
        public var primaryAction: UIAction?
        /// The menu, which a tap opens if there is no action. Default `nil`.
        public var menu: UIMenu?
        /// Whether the button is enabled. Default `true`.
        public var isEnabled = true
        /// The role of the button. Default `.normal`.
        public var role = UIButton.Role.normal

        init() {}
    }
}
