/// An element of a menu: an action or a submenu. iOS 13.
///
/// Create instances of subclasses only. Follows Apple's page "UIMenuElement".
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying {
    package var titleStorage: String
    package var imageStorage: UIImage?

    package init(title: String, subtitle: String?, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Creates an element from an archive, without a title.
    public required init?(coder: NSCoder) {
        titleStorage = ""
        super.init()
    }

    /// Writes the element to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// The title that the menu shows. iOS 13.
    open var title: String { titleStorage }

    /// The subtitle, below the title. iOS 15.
    open var subtitle: String?

    /// The image next to the title. iOS 13.
    open var image: UIImage? { imageStorage }

    /// Returns the element. Subclasses return a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenuElement {
    /// The state of an action, shown as a mark. iOS 13.
    public enum State: Int, Sendable {
        /// No mark.
        case off
        /// A checkmark.
        case on
        /// A dash: on for a part of the selection.
        case mixed
    }

    /// The style and behavior of an action in a menu. iOS 13.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the attributes.
        public let rawValue: UInt

        /// Creates attributes from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Dimmed, and can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Shown in the style of a destructive action.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Keeps the menu open when chosen. iOS 16.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
