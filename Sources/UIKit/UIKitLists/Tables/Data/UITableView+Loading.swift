import ListUpdates

// Queries to the data source before rows are displayed.
extension UITableView {
    /// The rows, loaded if necessary.
    var loadedRows: TableRows {
        loadIfNeeded()
        return rows
    }

    func loadIfNeeded() {
        if rows.phase == .new || rows.phase == .unknown { load() }
    }

    /// Before iOS 13, a table view requests its counts three times before it first appears. Evidence: gt2-table-03, list-table-02.
    func loadForFirstLayout() {
        let rounds = rows.phase == .new && Runtime.current.system < .iOS(13) ? 2 : 0
        for _ in 0..<rounds { rows.counts = askedCounts() }
        if rounds > 0 || rows.phase == .ofFormerSource { rows.phase = .unknown }
        loadIfNeeded()
    }

    /// Loads the numbers of sections and rows, and the heights.
    private func load() {
        rows.phase = .known
        rows.counts = askedCounts()
        loadHeights()
    }

    func askedCounts() -> ListCounts {
        // Evidence: hunt-tables-04.
        guard let dataSource else { return ListCounts([0]) }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return ListCounts(
            (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) })
    }

    /// Evidence: hunt-tables-04.
    func dataSourceChanged() {
        if rows.phase == .known { rows.phase = .ofFormerSource }
        sourceChanged()
    }

    func sourceChanged() {
        endGesturesOnRows()
        rows.forget()
        shown.needReplacing = true
        setNeedsLayout()
    }

    /// Requests the counts immediately, and the cells in the next layout pass; during the table view's own work, everything is deferred.
    func reload() {
        guard work.isIdle else { return work = .changingBeforeReload(askedCounts()) }
        updating = TableUpdating()
        endGesturesOnRows()
        selection = TableSelection()
        rows.forget()
        shown.needReplacing = true
        index.isKnown = false
        load()
        setNeedsLayout()
    }

    /// Ends the drag, touch and reordering of rows that may no longer exist.
    private func endGesturesOnRows() {
        forgetDragging()
        endTouchOfReload()
        dropReordering()
    }

    func rowCount(_ section: Int) -> Int {
        loadIfNeeded()
        guard !rows.counts.contains(section: section) else { return rows.counts[section] }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Requested the number of rows for section (\(section)) which is out of bounds.")
        return 0
    }
}
