extension UITableViewCell {
    /// The style of a cell: its labels and image. Follows Apple's page "UITableViewCell.CellStyle".
    public enum CellStyle: Int, Sendable {
        /// A label with an image before it.
        case `default` = 0
        /// A leading label, and a gray trailing label.
        case value1 = 1
        /// A small tinted label, and a second label next to it.
        case value2 = 2
        /// A label, and a smaller label below it.
        case subtitle = 3
    }

    /// The style of separators between rows. Follows Apple's page "UITableViewCell.SeparatorStyle".
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none = 0
        /// A single line.
        case singleLine = 1
        /// An etched line in grouped table views; a single line since iOS 11. Deprecated by Apple.
        case singleLineEtched = 2
    }

    /// The appearance of a selected cell. Follows Apple's page "UITableViewCell.SelectionStyle".
    public enum SelectionStyle: Int, Sendable {
        /// No change.
        case none = 0
        /// Gray since iOS 7.
        case blue = 1
        /// Gray.
        case gray = 2
        /// The system's color: gray. iOS 7.
        case `default` = 3
    }

    /// The appearance of a focused cell. iOS 9. Follows Apple's page "UITableViewCell.FocusStyle".
    public enum FocusStyle: Int, Sendable {
        /// The system's appearance.
        case `default` = 0
        /// No change by the system.
        case custom = 1
    }

    /// The editing control of a cell. Follows Apple's page "UITableViewCell.EditingStyle".
    public enum EditingStyle: Int, Sendable {
        /// No editing control.
        case none = 0
        /// A delete control: a red circle with a minus sign.
        case delete = 1
        /// An insert control: a green circle with a plus sign.
        case insert = 2
    }

    /// The accessory at a cell's trailing edge. Follows Apple's page "UITableViewCell.AccessoryType".
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A disclosure chevron.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// A detail button. iOS 7.
        case detailButton = 4
    }

    /// The editing controls that a cell shows. Follows Apple's page "UITableViewCell.StateMask".
    public struct StateMask: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a mask from its raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The editing control.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The delete confirmation button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The drag state of a cell. iOS 11. Follows Apple's page "UITableViewCell.DragState".
    public enum DragState: Int, Sendable {
        /// The cell isn't dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }
}
