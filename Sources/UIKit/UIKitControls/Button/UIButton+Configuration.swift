extension UIButton {
    /// The appearance and content of a button. iOS 15. Follows Apple's page "UIButton.Configuration".
    public struct Configuration: Hashable, Sendable {
        /// The style with which a configuration was created.
        package enum Base: Hashable, Sendable {
            case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
            case glass, prominentGlass, clearGlass, prominentClearGlass
        }

        package private(set) var base: Base
        private var titleText: AttributedString?
        private var subtitleText: AttributedString?
        private var customInsets: NSDirectionalEdgeInsets?

        /// The background. Its color, if it is set, takes precedence over ``baseBackgroundColor``.
        public var background = UIBackgroundConfiguration(.button)
        /// Transforms the color of a symbol or template image. Default `nil`.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Transforms the attributes of the title, which initially are the style's font and color. Default `nil`.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Transforms the attributes of the subtitle, which initially are the style's font and color. Default `nil`.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The style of the corners. Default `.dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button. Default `.medium`.
        public var buttonSize = Size.medium
        /// The color of the title and the image; `nil` for the style's.
        public var baseForegroundColor: UIColor?
        /// The color of the background; `nil` for the style's.
        public var baseBackgroundColor: UIColor?
        /// The image; `nil` for none.
        public var image: UIImage?
        /// The symbol configuration, for images without one. Default `nil`.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator replaces the image. Default `false`.
        public var showsActivityIndicator = false
        /// The line break mode of the title. Default `.byWordWrapping`. iOS 16.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line break mode of the subtitle. Default `.byWordWrapping`. iOS 16.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The indicator that the button has a menu. Default `.automatic`. iOS 16.
        public var indicator = Indicator.automatic
        /// The side of the title on which the image is. Default `.leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between the image and the title. Default 0.
        public var imagePadding: CGFloat = 0
        /// The distance between the title and the subtitle. Default 1.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle. Default `.automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether the appearance of a selected button is updated automatically. Default `true`.
        public var automaticallyUpdateForSelection = true

        /// Returns a style with a title in the tint color, without a background.
        public static func plain() -> Configuration { Configuration(base: .plain) }
        /// Returns a style with a background in a light shade of the tint color.
        public static func tinted() -> Configuration { Configuration(base: .tinted) }
        /// Returns a style with a gray background.
        public static func gray() -> Configuration { Configuration(base: .gray) }
        /// Returns a style with a background in the tint color.
        public static func filled() -> Configuration { Configuration(base: .filled) }
        /// Returns a style without a border.
        public static func borderless() -> Configuration { Configuration(base: .borderless) }
        /// Returns a style with a border.
        public static func bordered() -> Configuration { Configuration(base: .bordered) }
        /// Returns a bordered style in a light shade of the tint color.
        public static func borderedTinted() -> Configuration { Configuration(base: .borderedTinted) }
        /// Returns a bordered style in the tint color.
        public static func borderedProminent() -> Configuration { Configuration(base: .borderedProminent) }
        /// Returns a style with a background of glass. iOS 26. Follows Apple's page "glass()".
        public static func glass() -> Configuration { Configuration(base: .glass) }
        /// Returns a style with a background of glass in the tint color. iOS 26.
        ///
        /// Follows Apple's page "prominentGlass()".
        public static func prominentGlass() -> Configuration { Configuration(base: .prominentGlass) }
        /// Returns a style with a background of clear glass. iOS 26. Follows Apple's page "clearGlass()".
        public static func clearGlass() -> Configuration { Configuration(base: .clearGlass) }
        /// Returns a style with a background of clear glass in the tint color. iOS 26. Follows Apple's page
        /// "prominentClearGlass()".
        public static func prominentClearGlass() -> Configuration {
            Configuration(base: .prominentClearGlass)
        }

        private init(base: Base) {
            self.base = base
        }

        /// The title. Setting it also sets ``attributedTitle``, and vice versa.
        public var title: String? {
            get { titleText.map { String($0.characters) } }
            set { titleText = newValue.map { AttributedString($0) } }
        }

        /// The title with its attributes; `nil` for none.
        public var attributedTitle: AttributedString? {
            get { titleText }
            set { titleText = newValue }
        }

        /// The text below the title. Setting it also sets ``attributedSubtitle``, and vice versa.
        public var subtitle: String? {
            get { subtitleText.map { String($0.characters) } }
            set { subtitleText = newValue.map { AttributedString($0) } }
        }

        /// The text below the title with its attributes; `nil` for none.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText }
            set { subtitleText = newValue }
        }

        /// The insets of the content. Default those of ``buttonSize``: 7 points at the top and bottom, 12 at the sides for a medium one.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { customInsets ?? buttonSize.contentInsets }
            set { customInsets = newValue }
        }

        /// Resets the insets to their default.
        public mutating func setDefaultContentInsets() {
            customInsets = nil
        }

        /// Hashes the properties that usually differ.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(base)
            hasher.combine(titleText)
            hasher.combine(subtitleText)
            hasher.combine(image)
        }
    }
}
