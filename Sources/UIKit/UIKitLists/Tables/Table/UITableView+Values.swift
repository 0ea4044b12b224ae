extension UITableView {
    /// The style of a table view. Follows Apple's page "UITableView.Style".
    public enum Style: Int, Sendable {
        /// A plain list, whose headers and footers float at the edges.
        case plain = 0
        /// Groups of rows with space between them.
        case grouped = 1
        /// Inset groups with rounded corners. iOS 13.
        case insetGrouped = 2
    }

    /// The position to which a row is scrolled. Follows Apple's page "UITableView.ScrollPosition".
    public enum ScrollPosition: Int, Sendable {
        /// The shortest scroll that makes the row fully visible.
        case none = 0
        /// The top edge.
        case top = 1
        /// The center.
        case middle = 2
        /// The bottom edge.
        case bottom = 3
    }

    /// The animation of inserted and deleted rows. Follows Apple's page "UITableView.RowAnimation".
    public enum RowAnimation: Int, Sendable {
        /// The rows fade.
        case fade = 0
        /// The rows slide in from and out to the right.
        case right = 1
        /// The rows slide in from and out to the left.
        case left = 2
        /// The rows slide in from and out to the top.
        case top = 3
        /// The rows slide in from and out to the bottom.
        case bottom = 4
        /// The rows themselves aren't animated.
        case none = 5
        /// The rows are revealed and hidden from their center. iOS 3.2.
        case middle = 6
        /// The table view selects an animation. iOS 5.
        case automatic = 100
    }

    /// The reference of the separator inset. iOS 11. Follows Apple's page "UITableView.SeparatorInsetReference".
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The table view's automatic insets.
        case fromAutomaticInsets = 1
    }

    /// The events after which cells are measured again. iOS 16. Follows Apple's page "UITableView.SelfSizingInvalidation".
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Cells are never measured again automatically.
        case disabled = 0
        /// Cells are measured again when they or their content receive `invalidateIntrinsicContentSize()`, or when their configuration
        /// changes.
        case enabled = 1
        /// Cells are also measured again when the constraints of their content view change.
        case enabledIncludingConstraints = 2
    }

    /// The value that makes the table view and its cells determine a height: -1. iOS 5.
    nonisolated public static var automaticDimension: CGFloat { -1 }

    /// The index title that represents a magnifying glass. iOS 3.
    nonisolated public static var indexSearch: String { "{search}" }

    /// Posted when the user has changed the selection. The object is the table view.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
