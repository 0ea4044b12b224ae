extension UIButton {
    /// How a button looks, in one value. iOS 15. Follows Apple's page "UIButton.Configuration".
    public struct Configuration: Hashable, Sendable {
        /// The look a configuration was made with.
        package enum Base: Hashable, Sendable {
            case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        package private(set) var base: Base
        private var titleText: AttributedString?
        private var subtitleText: AttributedString?
        private var customInsets: NSDirectionalEdgeInsets?

        /// The background. Its colour, where one is set, counts before ``baseBackgroundColor``.
        public var background = UIBackgroundConfiguration(.button)
        /// Makes the colour of an image that is a symbol or a template. Default `nil`.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Changes the attributes of the title, which begin with the font and colour of the look. Default `nil`.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the attributes of the subtitle, which begin with the font and colour of the look. Default `nil`.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How round the corners are. Default `.dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is. Default `.medium`.
        public var buttonSize = Size.medium
        /// The colour of title and image; `nil` for that of the look.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; `nil` for that of the look.
        public var baseBackgroundColor: UIColor?
        /// The image, or `nil`.
        public var image: UIImage?
        /// What a symbol is drawn by, where the image itself does not say. Default `nil`.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a turning wheel stands in place of the image. Default `false`.
        public var showsActivityIndicator = false
        /// What happens to a line of the title that is too long. Default `.byWordWrapping`. iOS 16.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// What happens to a line of the subtitle that is too long. Default `.byWordWrapping`. iOS 16.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether a mark shows that there is a menu. Default `.automatic`. iOS 16.
        public var indicator = Indicator.automatic
        /// At which side of the title the image is; one side. Default `.leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title. Default 0.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle. Default 1.
        public var titlePadding: CGFloat = 1
        /// At which side title and subtitle meet. Default `.automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether the look of a chosen button follows by itself. Default `true`.
        public var automaticallyUpdateForSelection = true

        /// A title in the tint colour without a background.
        public static func plain() -> Configuration { Configuration(base: .plain) }
        /// A background in a light shade of the tint colour.
        public static func tinted() -> Configuration { Configuration(base: .tinted) }
        /// A grey background.
        public static func gray() -> Configuration { Configuration(base: .gray) }
        /// A background in the tint colour.
        public static func filled() -> Configuration { Configuration(base: .filled) }
        /// A button without a border.
        public static func borderless() -> Configuration { Configuration(base: .borderless) }
        /// A button with a border.
        public static func bordered() -> Configuration { Configuration(base: .bordered) }
        /// A button with a border in a light shade of the tint colour.
        public static func borderedTinted() -> Configuration { Configuration(base: .borderedTinted) }
        /// A button with a border in the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(base: .borderedProminent) }

        private init(base: Base) {
            self.base = base
        }

        /// The title. It and ``attributedTitle`` are one text: setting either sets both.
        public var title: String? {
            get { titleText.map { String($0.characters) } }
            set { titleText = newValue.map { AttributedString($0) } }
        }

        /// The title with its attributes, or `nil`.
        public var attributedTitle: AttributedString? {
            get { titleText }
            set { titleText = newValue }
        }

        /// The line beneath the title. It and ``attributedSubtitle`` are one text: setting either sets both.
        public var subtitle: String? {
            get { subtitleText.map { String($0.characters) } }
            set { subtitleText = newValue.map { AttributedString($0) } }
        }

        /// The line beneath the title with its attributes, or `nil`.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText }
            set { subtitleText = newValue }
        }

        /// The distances around the content. By default those of ``buttonSize``: a medium one has 7 points above and below, 12 at
        /// the sides.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { customInsets ?? buttonSize.contentInsets }
            set { customInsets = newValue }
        }

        /// Takes the default distances around the content again.
        public mutating func setDefaultContentInsets() {
            customInsets = nil
        }

        /// Hashes what usually differs.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(base)
            hasher.combine(titleText)
            hasher.combine(subtitleText)
            hasher.combine(image)
        }
    }
}
