/// A list of actions and further menus. iOS 13.
///
/// Follows Apple's page "UIMenu".
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    private var identifierStorage: Identifier?

    /// Creates a menu. Without an identifier it gets one of its own.
    ///
    /// Without a size it is `.automatic` from iOS 17 on and `.large` before.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = UIMenu.defaultElementSize,
        children: [UIMenuElement] = []
    ) {
        identifierStorage = identifier
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an empty menu from an archive.
    public required init?(coder: NSCoder) {
        options = []
        preferredElementSize = .large
        children = []
        super.init(coder: coder)
    }

    /// What the initialiser uses where no size is given.
    @usableFromInline
    static var defaultElementSize: ElementSize {
        Runtime.current.system >= .iOS(17) ? .automatic : .large
    }

    /// The name by which the menu is found again. It never changes. iOS 13.
    open var identifier: Identifier {
        if let identifierStorage { return identifierStorage }
        let made = Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        identifierStorage = made
        return made
    }

    /// How the menu shows its children. iOS 13.
    open private(set) var options: Options

    /// How large the children are, where the system has a choice. iOS 16.
    open var preferredElementSize: ElementSize

    /// The entries, in order. It never changes: ``replacingChildren(_:)`` makes another menu. iOS 13.
    open private(set) var children: [UIMenuElement]

    /// The actions in this menu and in the menus within it whose state is on. iOS 15.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// A menu like this one, with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// A menu like this one, with copies of its entries.
    open override func copy(with zone: NSZone? = nil) -> Any {
        replacingChildren(children.compactMap { $0.copy() as? UIMenuElement })
    }
}

extension UIMenu {
    /// The name of a menu. Follows Apple's page "UIMenu.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public var rawValue: String

        /// Creates a name from text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name from text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu shows its children. Follows Apple's page "UIMenu.Options".
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// In the menu that holds this one, between lines, rather than as an entry that opens.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// As an entry that takes something away.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one child has its state on. iOS 15.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// In a row of images. iOS 17.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the entries of a menu are. iOS 16. Follows Apple's page "UIMenu.ElementSize".
    public enum ElementSize: Int, Sendable {
        /// Small: four in a row.
        case small = 0
        /// Medium: three in a row.
        case medium = 1
        /// One in a row, with its title.
        case large = 2
        /// As the system sees fit. iOS 17.
        case automatic = -1
    }
}
