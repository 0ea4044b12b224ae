import ListUpdates

/// The prefetching of rows before they become visible.
struct RowPrefetching {
    enum Direction {
        case none
        case up
        case down
    }

    var isEnabled = true
    var direction = Direction.none
    /// The offset at the last prefetching.
    var lastOffset: CGFloat?
    /// Rows that were reported to the prefetch data source and aren't visible yet.
    var announced: [ItemPlace] = []
    /// Cells that were prepared ahead.
    private var prepared: [ItemPlace: UITableViewCell] = [:]

    mutating func takePrepared(_ place: ItemPlace) -> UITableViewCell? {
        prepared.isEmpty ? nil : prepared.removeValue(forKey: place)
    }

    mutating func prepare(_ cell: UITableViewCell, for place: ItemPlace) { prepared[place] = cell }

    func preparedCell(_ place: ItemPlace) -> UITableViewCell? { prepared[place] }

    mutating func dropPrepared() -> [UITableViewCell] {
        defer { prepared = [:] }
        return prepared.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Adjusts the last offset after a change of the content's height above, because that isn't scrolling.
    mutating func follow(_ distance: CGFloat) {
        if let offset = lastOffset { lastOffset = offset + distance }
    }

    mutating func forget() {
        announced = []
        lastOffset = nil
        direction = .none
    }
}

// Prefetching of rows in the direction of scrolling.
extension UITableView {
    func setPrefetching(_ isEnabled: Bool) {
        prefetching.isEnabled = isEnabled
        if !isEnabled { prefetching.forget() }
        if !isEnabled { dropPreparedCells() }
    }

    /// The number of rows ahead that are reported to the data source.
    private static let reach = 10

    func prefetch() {
        guard prefetching.isEnabled, work.knowsData else { return }
        let old = prefetching.lastOffset
        prefetching.lastOffset = contentOffset.y
        let direction = direction(from: old)
        guard direction != .none else { return }
        if let source = prefetchDataSource {
            tell(source, rowsAhead(direction), hasTurned: direction != prefetching.direction)
        }
        if direction != prefetching.direction { dropPreparedCells() }
        prefetching.direction = direction
        prepareAhead(direction)
    }

    /// Since iOS 15, the cell of the next row is prepared during scrolling, before the row is visible. Evidence: gt2-table-17.
    private func prepareAhead(_ direction: RowPrefetching.Direction) {
        guard isDragging || isDecelerating, Runtime.current.system >= .iOS(15) else { return }
        let edge = direction == .down ? shown.list.last?.place : shown.list.first?.place
        guard let edge, let next = direction == .down ? rows.row(after: edge) : rows.row(before: edge),
            prefetching.preparedCell(next) == nil
        else { return }
        let top = sightStart
        guard let cell = requestCell(at: IndexPath(next)) else { return }
        cell.isHidden = true
        prefetching.prepare(cell, for: next)
        // A row above may now have another height: keeps the visible rows in place.
        guard let top, let sightStart, top != sightStart else { return }
        moveOffset(by: CGFloat(sightStart - top))
        setNeedsLayout()
    }

    /// The top of the first visible row.
    private var sightStart: Double? { shown.list.first.map { rows.extents.start(of: $0.place) } }

    /// Makes prepared cells that were never displayed available for reuse.
    func dropPreparedCells() {
        for cell in prefetching.dropPrepared() { giveBack(cell) }
    }

    private func direction(from old: CGFloat?) -> RowPrefetching.Direction {
        guard let old else { return shown.isEmpty ? .none : .down }
        if contentOffset.y == old { return .none }
        return contentOffset.y > old ? .down : .up
    }

    private func rowsAhead(_ direction: RowPrefetching.Direction) -> [ItemPlace] {
        var places: [ItemPlace] = []
        var place = direction == .down ? shown.list.last?.place : shown.list.first?.place
        while let present = place, places.count < Self.reach {
            place = direction == .down ? rows.row(after: present) : rows.row(before: present)
            if let place { places.append(place) }
        }
        return places
    }

    /// Reports each row once to the data source, the nearest first, and cancels rows that are no longer needed.
    private func tell(
        _ source: any UITableViewDataSourcePrefetching, _ wanted: [ItemPlace], hasTurned: Bool
    ) {
        let old = prefetching.announced.filter { shown.cell(at: $0) == nil }
        let isFirst = old.isEmpty
        let fresh = wanted.filter { !old.contains($0) }
        let stale = hasTurned ? old.filter { !wanted.contains($0) } : []
        // A call is made only for several rows together.
        guard isFirst || !stale.isEmpty || fresh.count >= Self.reach / 2 else { return }
        prefetching.announced = old.filter { !stale.contains($0) } + fresh
        if !stale.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: stale.map { IndexPath($0) })
        }
        if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: fresh.map { IndexPath($0) }) }
    }
}
