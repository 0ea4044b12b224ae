/// A titled list of actions and further menus. It never changes; a changed one is made from it.
///
/// iOS 13. Follows Apple's page "UIMenu".
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu, by which it is found again. Follows Apple's page "UIMenu.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown. Follows Apple's page "UIMenu.Options".
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements stand in the parent menu, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Shown in red: it deletes something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements, with those of its inline menus, is on. iOS 15.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements stand in a row of images. iOS 17.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large a menu's elements are. iOS 16. Follows Apple's page "UIMenu.ElementSize".
    public enum ElementSize: Int, Sendable {
        /// As the place where the menu is shown has it. iOS 17.
        case automatic = -1
        /// Four in a row.
        case small = 0
        /// Three in a row.
        case medium = 1
        /// One in a row.
        case large = 2
    }

    /// The menu's name; one that no other menu has when it was made with `nil`.
    public private(set) lazy var identifier = Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")

    /// How the menu is shown.
    public let options: UIMenu.Options

    /// How large the elements are. iOS 16.
    open var preferredElementSize: UIMenu.ElementSize

    /// The elements in order.
    public let children: [UIMenuElement]

    /// Creates a menu. An identifier of `nil` is replaced by a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
    }

    /// The elements that are on, in this menu and in those beneath it. iOS 15.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.selectedElements
            case let action as UIAction where action.state == .on: [action]
            default: []
            }
        }
    }

    /// The same menu, by the same name, with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// A copy with the same identifier and the same elements.
    open override func copy(with zone: NSZone? = nil) -> Any {
        replacingChildren(children)
    }
}
