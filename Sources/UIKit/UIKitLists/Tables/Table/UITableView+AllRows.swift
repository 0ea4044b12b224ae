import ListUpdates

// Rows outside the visible part. On a device, assistive technologies and UI tests find all rows of a table view.
extension UITableView {
    /// Passes on a laid out cell for each row that has none, from top to bottom. The data source provides the cell, the delegate isn't
    /// called, and the cell is available for reuse afterwards.
    ///
    /// - Parameter limit: The number of rows, from the first, beyond which rows without a cell are left out.
    package func visitUnloadedRows(limit: Int, _ visit: (UITableViewCell, IndexPath) -> Void) {
        guard window != nil, !upToDateRows.isEmpty, work.isIdle else { return }
        // A data source that dequeues a cell reports the row's height, which would move the visible rows.
        let known = rows
        defer { rows = known }
        let loaded = Set(shown.all.map(\.place))
        for place in firstRows(limit) where !loaded.contains(place) {
            guard let cell = requestCell(at: IndexPath(place)), shown.place(of: cell) == nil else { continue }
            configure(cell, at: place)
            cell.move(to: rowFrame(place))
            cell.isHidden = false
            if cell.superview !== self { insertQuietly(cell, at: 0) }
            cell.layoutIfNeeded()
            visit(cell, IndexPath(place))
            giveBack(cell)
        }
    }

    private func firstRows(_ limit: Int) -> some Sequence<ItemPlace> {
        sequence(first: rows.firstRow(from: 0)) { [rows] place in place.map { rows.row(after: $0) } ?? nil }
            .prefix { $0 != nil }.prefix(limit).compactMap { $0 }
    }
}
