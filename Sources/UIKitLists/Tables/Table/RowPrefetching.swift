import ListUpdates

/// What is done for rows before they become visible.
struct RowPrefetching {
    enum Direction {
        case none
        case up
        case down
    }

    var isEnabled = true
    var direction = Direction.none
    /// The offset when rows were prefetched last.
    var lastOffset: CGFloat?
    /// Rows that the prefetch data source was notified of and that are not visible yet.
    var announced: [ItemPlace] = []
    /// Cells that were made ahead.
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

    /// The content above has another height: that is no way of a finger's.
    mutating func follow(_ distance: CGFloat) {
        if let offset = lastOffset { lastOffset = offset + distance }
    }

    mutating func forget() {
        announced = []
        lastOffset = nil
        direction = .none
    }
}

// Rows ahead of the visible ones, in the direction in which the content moves.
extension UITableView {
    func setPrefetching(_ isEnabled: Bool) {
        prefetching.isEnabled = isEnabled
        if !isEnabled { prefetching.forget() }
        if !isEnabled { dropPreparedCells() }
    }

    /// How many rows ahead the data source is notified of.
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

    /// Since iOS 15 the cell of the next row is made while a finger scrolls, before the row is visible. Evidence: gt2-table-17.
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
        // A row above may be known to have another height now: what is visible stays where it is.
        guard let top, let sightStart, top != sightStart else { return }
        moveOffset(by: CGFloat(sightStart - top))
        setNeedsLayout()
    }

    /// Where the first visible row begins.
    private var sightStart: Double? { shown.list.first.map { rows.extents.start(of: $0.place) } }

    /// Cells that were made ahead and never shown wait to be used for other rows.
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

    /// The data source is notified of each row once, the nearest first, and of those that are not wanted any more.
    private func tell(
        _ source: any UITableViewDataSourcePrefetching, _ wanted: [ItemPlace], hasTurned: Bool
    ) {
        let old = prefetching.announced.filter { shown.cell(at: $0) == nil }
        let isFirst = old.isEmpty
        let fresh = wanted.filter { !old.contains($0) }
        let stale = hasTurned ? old.filter { !wanted.contains($0) } : []
        // A few rows together are worth a call.
        guard isFirst || !stale.isEmpty || fresh.count >= Self.reach / 2 else { return }
        prefetching.announced = old.filter { !stale.contains($0) } + fresh
        if !stale.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: stale.map { IndexPath($0) })
        }
        if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: fresh.map { IndexPath($0) }) }
    }
}
