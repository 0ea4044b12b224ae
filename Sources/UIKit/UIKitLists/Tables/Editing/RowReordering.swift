import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// The reordering of a row.
struct RowReordering {
    let cell: UITableViewCell
    /// The original position in the data.
    var start: ItemPlace
    /// The current target position.
    var goal: ItemPlace
    /// The distance from the touch to the cell's center.
    let grip: CGFloat
    let edges: EdgeScroll
}

/// The recognizer of a reorder control. It begins immediately, so that the table view doesn't scroll.
final class ReorderPan: UILongPressGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
        allowableMovement = .greatestFiniteMagnitude
    }

    @_spi(UIKitModules) public override func sendActions() {
        super.sendActions()
        guard let cell = (view as? CellReorderControl)?.cell, let table = cell.table else { return }
        switch state {
        case .began: table.beginReordering(cell, at: location(in: table))
        case .changed: table.continueReordering(at: location(in: table))
        case .ended: table.endReordering(isCancelled: false)
        case .cancelled: table.endReordering(isCancelled: true)
        case .possible, .failed: break
        }
    }
}

// Reordering of a row: the other rows move aside, and the data source is notified at the end.
extension UITableView {
    func beginReordering(_ cell: UITableViewCell, at point: CGPoint) {
        guard reordering == nil, let place = shown.place(of: cell) else { return }
        let edges = EdgeScroll(of: self) { [weak self] in self?.carry(to: $0) }
        reordering = RowReordering(
            cell: cell, start: place, goal: place, grip: cell.center.y - point.y, edges: edges)
        bringSubviewToFront(cell)
        cell.stance.isReordering = true
        cell.markConfigurationOutOfDate()
        cell.dragStateDidChange(.dragging)
    }

    func continueReordering(at point: CGPoint) {
        carry(to: point)
        reordering?.edges.follow(point)
    }

    private func carry(to point: CGPoint) {
        guard let present = reordering else { return }
        present.cell.center.y = point.y + present.grip
        guard let proposed = goal(at: point), proposed != present.goal else { return }
        let goal = approvedGoal(from: present.start, to: proposed)
        guard goal != present.goal else { return }
        reordering?.goal = goal
        UIView.animateTouchably(withDuration: 0.25) { self.makeRoom() }
    }

    /// The row whose frame contains the touch.
    private func goal(at point: CGPoint) -> ItemPlace? {
        let height = min(max(point.y, sectionsTop), sectionsTop + CGFloat(rows.extents.total) - 1)
        if let place = place(atHeight: height), rows.counts.contains(place) { return place }
        switch rows.extents.element(at: Double(height - sectionsTop)) {
        case .header(let section): return ItemPlace(section: section, item: 0)
        case .footer(let section): return ItemPlace(section: section, item: max(0, rows.counts[section] - 1))
        default: return nil
        }
    }

    private func approvedGoal(from start: ItemPlace, to proposed: ItemPlace) -> ItemPlace {
        guard let delegate else { return proposed }
        let path = delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: IndexPath(start), toProposedIndexPath: IndexPath(proposed))
        return ItemPlace(path)
    }

    /// Positions the other rows around the target position.
    func makeRoom() {
        guard let present = reordering else { return }
        let height = CGFloat(rows.extents.height(of: present.start))
        for row in shown.list where row.cell !== present.cell {
            var frame = rowFrame(row.place)
            if row.place > present.start { frame.origin.y -= height }
            if isBelowGoal(row.place, present) { frame.origin.y += height }
            if row.cell.frame != frame { row.cell.frame = frame }
        }
    }

    private func isBelowGoal(_ place: ItemPlace, _ present: RowReordering) -> Bool {
        let goal = present.goal
        let isSameSection = goal.section == present.start.section
        return isSameSection && goal > present.start ? place > goal : place >= goal
    }

    func endReordering(isCancelled: Bool) {
        guard let present = reordering else { return }
        reordering = nil
        stopCarrying(present)
        if !isCancelled, present.goal != present.start { moveByUser(present) }
        letGoOutOfSight(present.cell)
        UIView.animateTouchably(withDuration: 0.25) { self.placeRows() }
    }

    /// Updates the positions after a change of the data. Ends the reordering if the row was deleted.
    func reorderingFollows(_ moves: ListMoves) {
        guard let present = reordering else { return }
        guard let start = moves.newPlace(of: present.start),
            !reloadedPlaces(moves).contains(present.start)
        else { return dropReordering() }
        reordering?.start = start
        reordering?.goal = moves.newPlace(of: present.goal) ?? start
    }

    /// Cancels the reordering without a move.
    func dropReordering() {
        guard let present = reordering else { return }
        reordering = nil
        stopCarrying(present)
        letGoOutOfSight(present.cell)
    }

    /// Moves a row that was dragged with its cell, and notifies the data source.
    func putDown(_ cell: UITableViewCell, from start: ItemPlace, at goal: ItemPlace) {
        moveByUser(
            RowReordering(cell: cell, start: start, goal: goal, grip: 0, edges: EdgeScroll(of: self) { _ in })
        )
    }

    /// Cancels the reordering if the reorder control under the touch is removed.
    func reorderControlWillLeave(_ cell: UITableViewCell) {
        if reordering?.cell === cell { endReordering(isCancelled: true) }
    }

    private func stopCarrying(_ reordering: RowReordering) {
        reordering.edges.end()
        reordering.cell.stance.isReordering = false
        reordering.cell.markConfigurationOutOfDate()
        reordering.cell.dragStateDidChange(.none)
    }

    /// Ends the reordering of a cell that is no longer visible, without an animation.
    private func letGoOutOfSight(_ cell: UITableViewCell) {
        for row in takeKept(cell) { takeBack(row) }
    }

    /// Removes the dragged row from the cells kept off screen, if it is one of them.
    private func takeKept(_ cell: UITableViewCell) -> [ShownRow] {
        let rows = shown.kept.filter { $0.cell === cell }
        shown.kept.removeAll { $0.cell === cell }
        return rows
    }

    /// Asks the data source to move the row first, so that later queries refer to the new order. The data source must not move the row in
    /// the table view again; if the app reloads the table view instead, everything is requested again.
    private func moveByUser(_ present: RowReordering) {
        var after = rows.counts
        after.items[present.start.section] -= 1
        after.items[present.goal.section] += 1
        let change = ListChange.moveItem(from: present.start, to: present.goal)
        guard let moves = try? BatchUpdate(before: rows.counts, changes: [change]).moves(after: after) else {
            return
        }
        work = .changing
        dataSource?.tableView(self, moveRowAt: IndexPath(present.start), to: IndexPath(present.goal))
        if work.knowsData { showMoved(present, moves) }
        endWork()
        setNeedsLayout()
    }

    private func showMoved(_ present: RowReordering, _ moves: ListMoves) {
        // A kept row would follow the update by itself, and then again with the visible ones.
        let held = takeKept(present.cell)
        applyModel(moves)
        shown.list = (shown.list + held).compactMap { row in
            moves.newPlace(of: row.place).map { ShownRow(place: $0, cell: row.cell) }
        }
        // The reordered row may no longer be visible.
        keepRowsTogether()
        for row in shown.list { configureSurroundings(of: row.cell, at: row.place) }
    }
}
