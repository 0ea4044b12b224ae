import ListUpdates

// The positions of sections and rows.
extension UITableView {
    func sectionRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard rows.counts.contains(section: section) else { return .zero }
        return CGRect(
            x: 0, y: sectionsTop + CGFloat(rows.extents.start(ofSection: section)),
            width: bounds.width, height: CGFloat(rows.extents.height(ofSection: section)))
    }

    func headRect(_ kind: HeadKind, _ section: Int) -> CGRect {
        loadIfNeeded()
        guard rows.counts.contains(section: section) else { return .zero }
        return restingFrame(HeadPlace(kind: kind, section: section))
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        loadIfNeeded()
        let place = ItemPlace(path)
        return rows.counts.contains(place) ? rowFrame(place) : .zero
    }

    func row(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return place(atHeight: point.y).map { IndexPath($0) }
    }

    /// The row at a height of the content; `nil` outside the sections, and on headers and footers.
    func place(atHeight y: CGFloat) -> ItemPlace? {
        let position = Double(y - sectionsTop)
        guard position >= 0, position < rows.extents.total,
            case .row(let place) = rows.extents.element(at: position)
        else { return nil }
        return place
    }

    func rows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard rect.height > 0, rect.maxX > 0, rect.minX < bounds.width else { return [] }
        var paths: [IndexPath] = []
        var place = firstRow(at: Double(rect.minY - sectionsTop))
        while let present = place, rowFrame(present).minY < rect.maxY {
            paths.append(IndexPath(present))
            place = rows.row(after: present)
        }
        return paths
    }

    /// The first row that ends below a position, which is relative to the top of the first section.
    func firstRow(at position: Double) -> ItemPlace? {
        guard position > 0 else { return rows.firstRow(from: 0) }
        guard position < rows.extents.total else { return nil }
        return switch rows.extents.element(at: position) {
        case .row(let place): place
        case .header(let section): rows.firstRow(from: section)
        case .footer(let section): rows.firstRow(from: section + 1)
        case nil: nil
        }
    }

    func place(of cell: UITableViewCell) -> IndexPath? { shown.place(of: cell).map { IndexPath($0) } }

    func cell(of path: IndexPath) -> UITableViewCell? {
        if !work.isIdle { warnOfAccess(.cellForRow) }
        let place = ItemPlace(path)
        if bounds.isEmpty, !shown.isAskedWithoutSize {
            shown.isAskedWithoutSize = true
            setNeedsLayout()
        }
        _ = upToDateRows
        if let shown = shown.cell(at: place) { return shown }
        return prefetching.preparedCell(place)
    }

    func head(_ kind: HeadKind, _ section: Int) -> UITableViewHeaderFooterView? {
        _ = upToDateRows
        return shownHeads.view(HeadPlace(kind: kind, section: section)) as? UITableViewHeaderFooterView
    }

    /// Warns of a query by the app during the table view's own work. Evidence: gt2-table-28, hunt-tables-11.
    func warnOfAccess(_ access: UntimelyAccess) {
        guard Runtime.current.system >= .iOS(13) else { return }
        Runtime.current.diagnostics.warn("[Assert] \(access.words) Table view: \(described(self))")
    }
}

/// A query while the table view changes its cells.
enum UntimelyAccess {
    case cellForRow, visibleCells

    fileprivate var words: String {
        switch self {
        case .cellForRow:
            "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating its visible cells, which is not allowed. Make a symbolic breakpoint at UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger and see what caused this to occur. Perhaps you are trying to ask the table view for a cell from inside a table view callback about a specific row?"
        case .visibleCells:
            "Attempted to access the table view's visibleCells while they were in the process of being updated, which is not allowed. Make a symbolic breakpoint at UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see what caused this to occur. Perhaps you are trying to ask the table view for the visible cells from inside a table view callback about a specific row?"
        }
    }
}
