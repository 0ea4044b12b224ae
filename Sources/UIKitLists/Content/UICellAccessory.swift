/// Something beside the content of a list's cell. iOS 14.
///
/// The system's own have their places; a custom view says where it goes. Follows Apple's page "UICellAccessory".
public struct UICellAccessory {
    /// What happens when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// The states of the cell in which an accessory is shown. iOS 14.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory. iOS 14.
    public enum LayoutDimension: Hashable, Sendable {
        /// Its own width.
        case actual
        /// The system's, so that accessories of several cells stand below each other.
        case standard
        /// A width of the app's, in points.
        case custom(CGFloat)
    }

    /// The type of an accessory. iOS 14.
    public enum AccessoryType: Hashable {
        /// A mark for a page to come.
        case disclosureIndicator
        /// A button that shows and hides what is in the item.
        case outlineDisclosure
        /// A tick.
        case checkmark
        /// A button that leads to a page about the item. iOS 15.4.
        case detail
        /// A button that deletes the item.
        case delete
        /// A button that inserts an item.
        case insert
        /// A handle that moves the item.
        case reorder
        /// A circle that shows whether the item is chosen.
        case multiselect
        /// A text.
        case label
        /// A view of the app's.
        case customView(UIView)
    }

    /// What the accessory is.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    let tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var font: UIFont?
    var adjustsFontForContentSizeCategory = true
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = false
    var custom: CustomViewConfiguration?
    var actionHandler: ActionHandler?

    init(
        _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, _ width: LayoutDimension,
        tint: UIColor?
    ) {
        accessoryType = type
        self.displayed = displayed
        self.isHidden = isHidden
        reservedLayoutWidth = width
        tintColor = tint
    }

    /// Whether the accessory is visible.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
