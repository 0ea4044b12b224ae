import UIKit

/// A row of a table view.
@MainActor
package struct TableRow {
    private weak var table: UITableView?
    private let indexPath: IndexPath

    init(_ table: UITableView, _ indexPath: IndexPath) { (self.table, self.indexPath) = (table, indexPath) }

    /// The row that contains a view; `nil` if there is none.
    init?(containing view: UIView) {
        let views = sequence(first: view, next: \.superview)
        guard let cell = views.first(where: { $0 is UITableViewCell }) as? UITableViewCell,
            let table = cell.superview as? UITableView, let indexPath = table.indexPath(for: cell)
        else { return nil }
        self.init(table, indexPath)
    }

    /// Scrolls the table view until the row is visible. Returns whether the table view has it.
    package func scrollToVisible() -> Bool {
        guard let table, indexPath.section < table.numberOfSections,
            indexPath.row < table.numberOfRows(inSection: indexPath.section)
        else { return false }
        table.scrollToRow(at: indexPath, at: .none, animated: false)
        return true
    }

    /// Whether it is the same row of the same table view.
    package func isSame(as other: TableRow) -> Bool { table === other.table && indexPath == other.indexPath }
}

extension ElementSnapshot {
    /// The row of a table view that contains the element; `nil` if there is none.
    package var row: TableRow? { unloadedRow ?? (object as? UIView).flatMap(TableRow.init(containing:)) }

    /// The element with its descendants, in a row without a cell.
    func inUnloadedRow(_ row: TableRow) -> ElementSnapshot {
        var element = self
        (element.object, element.unloadedRow) = (nil, row)
        element.children = children.map { $0.inUnloadedRow(row) }
        return element
    }
}
