extension UITableView {
    /// How sections are set apart. Follows Apple's page "UITableView.Style".
    public enum Style: Int, Sendable {
        /// One list, whose headers and footers float at the edges.
        case plain = 0
        /// Groups with room between them.
        case grouped = 1
        /// Groups with rounded corners, away from the edges. iOS 13.
        case insetGrouped = 2
    }

    /// Where a row is scrolled to. Follows Apple's page "UITableView.ScrollPosition".
    public enum ScrollPosition: Int, Sendable {
        /// As little as brings the whole row into view.
        case none = 0
        /// To the upper edge.
        case top = 1
        /// To the middle.
        case middle = 2
        /// To the lower edge.
        case bottom = 3
    }

    /// How rows come and go. Follows Apple's page "UITableView.RowAnimation".
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They come from the right, and go there.
        case right = 1
        /// They come from the left, and go there.
        case left = 2
        /// They come from above, and go there.
        case top = 3
        /// They come from below, and go there.
        case bottom = 4
        /// Nothing is animated of the rows themselves.
        case none = 5
        /// They are covered and uncovered from their middle. iOS 3.2.
        case middle = 6
        /// The table chooses what suits it. iOS 5.
        case automatic = 100
    }

    /// What the separator's inset is measured from. iOS 11. Follows Apple's page "UITableView.SeparatorInsetReference".
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The insets that the table would choose by itself.
        case fromAutomaticInsets = 1
    }

    /// Which cells have their sizes worked out again by themselves. iOS 16. Follows Apple's page
    /// "UITableView.SelfSizingInvalidation".
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// Those that have `invalidateIntrinsicContentSize()` sent to them or their content, or change their
        /// configuration.
        case enabled = 1
        /// These, and those whose content view's constraints change.
        case enabledIncludingConstraints = 2
    }

    /// Leaves a height to the table and its cells: -1. iOS 5.
    nonisolated public static var automaticDimension: CGFloat { -1 }

    /// The title in the index that stands for a magnifying glass. iOS 3.
    nonisolated public static var indexSearch: String { "{search}" }

    /// Posted when the user has changed which rows are selected. The object is the table.
    nonisolated public static var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}
