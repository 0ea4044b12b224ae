/// An accessory of a list cell, next to its content. iOS 14.
///
/// The system's accessories have fixed positions; a custom view specifies its placement. Follows Apple's page "UICellAccessory".
public struct UICellAccessory {
    /// A closure that is called when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// The states of the cell in which an accessory is shown. iOS 14.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// In editing mode only.
        case whenEditing
        /// Outside editing mode only.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory. iOS 14.
    public enum LayoutDimension: Hashable, Sendable {
        /// The accessory's actual width.
        case actual
        /// The system's standard width, which aligns the accessories of different cells.
        case standard
        /// A custom width, in points.
        case custom(CGFloat)
    }

    /// The type of an accessory. iOS 14.
    public enum AccessoryType: Hashable {
        /// A disclosure indicator.
        case disclosureIndicator
        /// An outline disclosure, which expands and collapses the item.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A detail button. iOS 15.4.
        case detail
        /// A delete button.
        case delete
        /// An insert button.
        case insert
        /// A reorder control.
        case reorder
        /// A multiple selection control.
        case multiselect
        /// A label.
        case label
        /// A custom view.
        case customView(UIView)
    }

    /// The type of the accessory.
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
