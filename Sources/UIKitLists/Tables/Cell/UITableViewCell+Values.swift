extension UITableViewCell {
    /// Which labels and image a cell has, and where. Follows Apple's page "UITableViewCell.CellStyle".
    public enum CellStyle: Int, Sendable {
        /// A label, and an image before it.
        case `default` = 0
        /// A label at the leading side, and a grey one at the trailing side.
        case value1 = 1
        /// A small tinted label, and one beside it.
        case value2 = 2
        /// A label, and a smaller one below it.
        case subtitle = 3
    }

    /// What is drawn between rows. Follows Apple's page "UITableViewCell.SeparatorStyle".
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line.
        case singleLine = 1
        /// An engraved line, in grouped tables; a line since iOS 11. Deprecated by Apple.
        case singleLineEtched = 2
    }

    /// How a selected cell looks. Follows Apple's page "UITableViewCell.SelectionStyle".
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none = 0
        /// Grey since iOS 7.
        case blue = 1
        /// Grey.
        case gray = 2
        /// Grey; the colour that the system chooses. iOS 7.
        case `default` = 3
    }

    /// How a focused cell looks. iOS 9. Follows Apple's page "UITableViewCell.FocusStyle".
    public enum FocusStyle: Int, Sendable {
        /// As the system has it.
        case `default` = 0
        /// As any other.
        case custom = 1
    }

    /// The control by which a cell is edited. Follows Apple's page "UITableViewCell.EditingStyle".
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A red circle with a minus sign.
        case delete = 1
        /// A green circle with a plus sign.
        case insert = 2
    }

    /// What stands at a cell's trailing edge. Follows Apple's page "UITableViewCell.AccessoryType".
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron, which tells of another page.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button for details. iOS 7.
        case detailButton = 4
    }

    /// What a cell shows while its table is edited. Follows Apple's page "UITableViewCell.StateMask".
    public struct StateMask: OptionSet, Sendable {
        /// The value behind the constants.
        public let rawValue: UInt

        /// Creates it from its raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control for editing.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// Where a cell is that is dragged. iOS 11. Follows Apple's page "UITableViewCell.DragState".
    public enum DragState: Int, Sendable {
        /// It is not dragged.
        case none = 0
        /// It is lifted.
        case lifting = 1
        /// It is dragged.
        case dragging = 2
    }
}
