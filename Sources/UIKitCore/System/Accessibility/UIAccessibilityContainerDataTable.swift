/// An object whose elements are the cells of a table: its ``UIAccessibilityContainerType`` is `.dataTable`. iOS 11.
///
/// Follows Apple's page "UIAccessibilityContainerDataTable".
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell in a row and column, or `nil`. Follows Apple's page "accessibilityDataTableCellElement(forRow:column:)".
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// How many rows there are. Follows Apple's page "accessibilityRowCount()".
    func accessibilityRowCount() -> Int

    /// How many columns there are. Follows Apple's page "accessibilityColumnCount()".
    func accessibilityColumnCount() -> Int

    /// The cells that head a row. Follows Apple's page "accessibilityHeaderElements(forRow:)".
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// The cells that head a column. Follows Apple's page "accessibilityHeaderElements(forColumn:)".
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

// Apple's members are optional.
extension UIAccessibilityContainerDataTable {
    /// None.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }

    /// None.
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a table for assistive technologies. iOS 11. Follows Apple's page "UIAccessibilityContainerDataTableCell".
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell is in: the first one and how many. Follows Apple's page "accessibilityRowRange()".
    func accessibilityRowRange() -> NSRange

    /// The columns that the cell is in: the first one and how many. Follows Apple's page "accessibilityColumnRange()".
    func accessibilityColumnRange() -> NSRange
}
