import ListUpdates

// What the data source is asked before anything is shown.
extension UITableView {
    /// The rows, asked for if nobody has asked yet.
    var loadedRows: TableRows {
        loadIfNeeded()
        return rows
    }

    func loadIfNeeded() {
        if rows.phase == .unknown { load() }
    }

    /// Asks how many sections and rows there are, and how high everything is.
    private func load() {
        rows.phase = .known
        rows.counts = askedCounts()
        loadHeights()
    }

    func askedCounts() -> ListCounts {
        guard let dataSource else { return ListCounts() }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return ListCounts(
            (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) })
    }

    func sourceChanged() {
        rows.phase = .unknown
        shown.needReplacing = true
        setNeedsLayout()
    }

    /// The counts are asked for at once, the cells in the next layout.
    func reload() {
        updating = TableUpdating()
        endTouchOfReload()
        reordering = nil
        selection = TableSelection()
        rows.phase = .unknown
        shown.needReplacing = true
        index.isKnown = false
        load()
        setNeedsLayout()
    }

    func rowCount(_ section: Int) -> Int {
        loadIfNeeded()
        return rows.counts.contains(section: section) ? rows.counts[section] : 0
    }
}
