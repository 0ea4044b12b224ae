/// A list of actions and submenus. iOS 13.
///
/// Follows Apple's page "UIMenu".
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    private var identifierStorage: Identifier?

    /// Creates a menu. Without an identifier it gets a unique one.
    ///
    /// Without a size, the size is `.automatic` from iOS 17 on and `.large` before.
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

    /// The default size of the initializer.
    @usableFromInline
    static var defaultElementSize: ElementSize {
        Runtime.current.system >= .iOS(17) ? .automatic : .large
    }

    /// The identifier of the menu. iOS 13.
    open var identifier: Identifier {
        if let identifierStorage { return identifierStorage }
        let made = Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        identifierStorage = made
        return made
    }

    /// The presentation of the children. iOS 13.
    open private(set) var options: Options

    /// The size of the children, where the system supports several. iOS 16.
    open var preferredElementSize: ElementSize

    /// The elements, in order. To change them, create another menu with ``replacingChildren(_:)``. iOS 13.
    open private(set) var children: [UIMenuElement]

    /// The actions in this menu and its submenus whose state is on. iOS 15.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of the menu with different elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// Returns a copy of the menu with copies of its elements.
    open override func copy(with zone: NSZone? = nil) -> Any {
        replacingChildren(children.compactMap { $0.copy() as? UIMenuElement })
    }
}

extension UIMenu {
    /// The identifier of a menu. Follows Apple's page "UIMenu.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public var rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The presentation of a menu's children. Follows Apple's page "UIMenu.Options".
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shows the elements within the enclosing menu, between separators, instead of as a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Shows the submenu's entry in the style of a destructive action.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one child is on. iOS 15.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows the elements as a row of images. iOS 17.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a menu's elements. iOS 16. Follows Apple's page "UIMenu.ElementSize".
    public enum ElementSize: Int, Sendable {
        /// Small: four in a row.
        case small = 0
        /// Medium: three in a row.
        case medium = 1
        /// One in a row, with its title.
        case large = 2
        /// The system's choice. iOS 17.
        case automatic = -1
    }
}
