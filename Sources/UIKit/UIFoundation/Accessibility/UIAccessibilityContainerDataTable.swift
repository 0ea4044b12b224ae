/// An object whose elements are the cells of a table: its ``UIAccessibilityContainerType`` is `.dataTable`. iOS 11.
///
/// Follows Apple's page "UIAccessibilityContainerDataTable".
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell in a row and column, or `nil`. Follows Apple's page
    /// "accessibilityDataTableCellElement(forRow:column:)".
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// Returns the number of rows. Follows Apple's page "accessibilityRowCount()".
    func accessibilityRowCount() -> Int

    /// Returns the number of columns. Follows Apple's page "accessibilityColumnCount()".
    func accessibilityColumnCount() -> Int

    /// Returns the header cells of a row. Follows Apple's page "accessibilityHeaderElements(forRow:)".
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// Returns the header cells of a column. Follows Apple's page "accessibilityHeaderElements(forColumn:)".
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

// Apple's members are optional.
extension UIAccessibilityContainerDataTable {
    /// Returns `nil`.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }

    /// Returns `nil`.
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a table for assistive technologies. iOS 11. Follows Apple's page "UIAccessibilityContainerDataTableCell".
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the cell's rows: the first one and their number. Follows Apple's page "accessibilityRowRange()".
    func accessibilityRowRange() -> NSRange

    /// Returns the cell's columns: the first one and their number. Follows Apple's page "accessibilityColumnRange()".
    func accessibilityColumnRange() -> NSRange
}
