/// One entry of a menu: an action, or a menu within it. iOS 13.
///
/// The base class is not made by itself. Follows Apple's page "UIMenuElement".
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying {
    var titleStorage: String
    var imageStorage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
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

    /// Writes the element to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// The words the menu shows. iOS 13.
    open var title: String { titleStorage }

    /// A second line, under the title. iOS 15.
    open var subtitle: String?

    /// The image beside the title. iOS 13.
    open var image: UIImage? { imageStorage }

    /// A copy of the element.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenuElement {
    /// The mark beside an action. iOS 13.
    public enum State: Int, Sendable {
        /// No mark.
        case off
        /// A tick.
        case on
        /// A dash: on for a part of what it stands for.
        case mixed
    }

    /// How an action behaves in a menu. iOS 13.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates attributes from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shown grey, and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Shown as one that takes something away.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open when chosen. iOS 16.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
