import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// The gap that a table view opens for a drop.
struct TableGap: Equatable {
    let place: ItemPlace
    /// The dragged row, if it belongs to this table view.
    let source: ItemPlace?
    let height: CGFloat
}

// Dragging of rows.
extension UITableView: DraggingList {
    var providesDrags: Bool { dragDelegate != nil }

    func dragItems(for session: any UIDragSession, at item: IndexPath) -> [UIDragItem] {
        guard editing.swipes?.openIndexPath == nil else { return [] }
        return dragDelegate?.tableView(self, itemsForBeginning: session, at: item) ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at item: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: item, point: point) ?? []
    }

    func dragParameters(at item: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: item)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func show(_ state: ListDragState, of cell: UIView) {
        guard let cell = cell as? UITableViewCell else { return }
        switch state {
        case .none: cell.dragStateDidChange(.none)
        case .lifting: cell.dragStateDidChange(.lifting)
        case .dragging: cell.dragStateDidChange(.dragging)
        }
        cell.stance.isDragged = state != .none
        cell.markConfigurationOutOfDate()
    }
}

// Drops in a table view.
extension UITableView {
    var takesDrops: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func dropProposal(_ session: any UIDropSession, at item: IndexPath?) -> UIDropProposal {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: item)
            ?? UIDropProposal(operation: .cancel)
    }

    /// Resolves the automatic intent: insertion into the row if the touch is in the row's middle half.
    func dropIntent(of proposal: UIDropProposal, at point: CGPoint, item: IndexPath?) -> ListDropIntent {
        switch (proposal as? UITableViewDropProposal)?.intent ?? .unspecified {
        case .unspecified: return .unspecified
        case .insertAtDestinationIndexPath: return .insertAt
        case .insertIntoDestinationIndexPath: return .insertInto
        case .automatic:
            guard let item, rows.counts.contains(ItemPlace(item)) else { return .insertAt }
            let row = rowFrame(ItemPlace(item))
            return row.insetBy(dx: 0, dy: row.height / 4).contains(point) ? .insertInto : .insertAt
        }
    }

    func dropParameters(at item: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: item)
    }

    func performDrop(of drop: ListDrop, _ session: any UIDropSession) -> ListDropCoordinator {
        let coordinator = TableDropCoordinator(drop, session, in: self)
        dropDelegate?.tableView(self, performDropWith: coordinator)
        return coordinator
    }

    func previewSize(of item: UIDragItem) -> CGSize {
        dragging?.drag?.source(of: item).flatMap { cellForRow(at: $0)?.bounds.size } ?? .zero
    }

    /// The row under the touch. In the lower half of a section's last row, the index path after it, unless a row is reordered.
    func dropPlace(at point: CGPoint, isReordering: Bool) -> IndexPath? {
        let height = Double(point.y - sectionsTop)
        guard height >= 0, height < rows.extents.total else { return nil }
        switch rows.extents.element(at: height) {
        case .row(let place):
            let isLast = place.item == rows.counts[place.section] - 1
            let isBehind = !isReordering && isLast && point.y > rowFrame(place).midY
            return IndexPath(isBehind ? ItemPlace(section: place.section, item: place.item + 1) : place)
        case .header(let section): return IndexPath(row: 0, section: section)
        case .footer(let section):
            let count = rows.counts[section]
            return IndexPath(row: isReordering ? max(0, count - 1) : count, section: section)
        default: return nil
        }
    }

    func dataSourceMoves(_ item: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return OptionalMember.ask { dataSource.tableView(self, canMoveRowAt: item) } ?? false
    }

    func move(_ item: IndexPath, to goal: IndexPath) {
        dragging?.gap = nil
        guard let cell = cellForRow(at: item), item != goal else { return placeRows() }
        cell.uncover()
        putDown(cell, from: ItemPlace(item), at: ItemPlace(goal))
        layoutIfNeeded()
    }

    func highlightDrop(at item: IndexPath?) {
        let dragging = ensuredDragging
        guard dragging.highlighted != item else { return }
        let old = dragging.highlighted
        dragging.highlighted = item
        for path in [old, item].compactMap({ $0 }) {
            guard let cell = cellForRow(at: path) else { continue }
            cell.stance.isDropTarget = path == item
            cell.markConfigurationOutOfDate()
        }
    }
}

// Gaps.
extension UITableView {
    func openGap(at item: IndexPath, from source: IndexPath?) {
        let place = ItemPlace(item)
        let height = source.map { rectForRow(at: $0).height } ?? gapHeight(at: place)
        let gap = TableGap(place: place, source: source.map { ItemPlace($0) }, height: height)
        guard gap != dragging?.gap else { return }
        showSource(of: gap)
        ensuredDragging.gap = gap
        UIView.animateTouchably(withDuration: 0.25) { self.placeRows() }
    }

    /// The height of the row after the gap, or of the last row.
    private func gapHeight(at place: ItemPlace) -> CGFloat {
        if rows.counts.contains(place) { return CGFloat(rows.extents.height(of: place)) }
        let last = ItemPlace(section: place.section, item: place.item - 1)
        return rows.counts.contains(last) ? CGFloat(rows.extents.height(of: last)) : 44
    }

    /// Hides the dragged row at its source while there is a gap for it.
    private func showSource(of gap: TableGap?) {
        let (old, new) = (dragging?.gap?.source, gap?.source)
        guard old != new else { return }
        old.flatMap { shown.cell(at: $0) }?.uncover()
        new.flatMap { shown.cell(at: $0) }?.cover()
    }

    func closeGap(animated: Bool) {
        guard dragging?.gap != nil else { return }
        showSource(of: nil)
        dragging?.gap = nil
        if animated { return UIView.animateTouchably(withDuration: 0.25) { self.placeRows() } }
        shown.needPlacing = true
        setNeedsLayout()
    }

    /// Positions the rows around the gap.
    func makeRoom(for gap: TableGap) {
        let sourceHeight = gap.source.map { CGFloat(rows.extents.height(of: $0)) } ?? 0
        for row in shown.list {
            var frame = rowFrame(row.place)
            if let source = gap.source, row.place > source { frame.origin.y -= sourceHeight }
            if isBelow(gap, row.place) { frame.origin.y += gap.height }
            if row.cell.frame != frame { row.cell.frame = frame }
        }
    }

    private func isBelow(_ gap: TableGap, _ place: ItemPlace) -> Bool {
        guard let source = gap.source, source.section == gap.place.section, gap.place > source else {
            return place >= gap.place
        }
        return place > gap.place
    }
}
