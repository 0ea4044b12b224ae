/// What menus are made of: actions and further menus. Never made by itself.
///
/// iOS 13. Follows Apple's page "UIMenuElement".
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
    /// Whether an element shows a mark beside its title. Follows Apple's page "UIMenuElement.State".
    public enum State: Int, Sendable {
        /// No mark.
        case off
        /// A check mark.
        case on
        /// A dash.
        case mixed
    }

    /// How an element looks and behaves. Follows Apple's page "UIMenuElement.Attributes".
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shown in grey and not to be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Shown in red: it deletes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays when it was chosen. iOS 16.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    var titleText: String
    let picture: UIImage?

    /// A second line beneath the title. iOS 15.
    open var subtitle: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        titleText = title
        picture = image
        self.subtitle = subtitle
        super.init()
    }

    /// The text the element shows.
    open var title: String { titleText }

    /// The picture beside the title, or `nil`.
    open var image: UIImage? { picture }

    /// A copy of the element.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIMenuElement(title: titleText, subtitle: subtitle, image: picture)
    }
}
