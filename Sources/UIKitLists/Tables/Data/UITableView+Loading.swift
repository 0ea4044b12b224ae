import ListUpdates

// What the data source is asked before anything is shown.
extension UITableView {
    /// The rows, asked for if nobody has asked yet.
    var loadedRows: TableRows {
        loadIfNeeded()
        return rows
    }

    func loadIfNeeded() {
        if rows.phase == .new || rows.phase == .unknown { load() }
    }

    /// Before iOS 13 a table asks three times for its counts before it is first shown. Evidence: gt2-table-03, list-table-02.
    func loadForFirstLayout() {
        let rounds = rows.phase == .new && Runtime.current.system < .iOS(13) ? 2 : 0
        for _ in 0..<rounds { rows.counts = askedCounts() }
        if rounds > 0 || rows.phase == .ofFormerSource { rows.phase = .unknown }
        loadIfNeeded()
    }

    /// Asks how many sections and rows there are, and how high everything is.
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
        forgetDragging()
        rows.forget()
        shown.needReplacing = true
        setNeedsLayout()
    }

    /// The counts are asked for at once, the cells in the next layout; in the midst of the table's own work all of it afterwards.
    func reload() {
        guard work.isIdle else { return work = .changingBeforeReload(askedCounts()) }
        updating = TableUpdating()
        forgetDragging()
        endTouchOfReload()
        dropReordering()
        selection = TableSelection()
        rows.forget()
        shown.needReplacing = true
        index.isKnown = false
        load()
        setNeedsLayout()
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
