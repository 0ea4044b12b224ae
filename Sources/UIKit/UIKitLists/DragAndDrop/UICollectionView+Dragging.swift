import ListUpdates

/// The gap that a collection view opens for a drop.
enum ItemGap {
    /// An interactive movement of one of the collection view's own items.
    case moved
    /// A phantom item, which isn't in the data source.
    case phantom(ListPhantom)
}

// Dragging of items.
extension UICollectionView: DraggingList {
    var providesDrags: Bool { dragDelegate != nil }

    func dragItems(for session: any UIDragSession, at item: IndexPath) -> [UIDragItem] {
        guard swipes?.openIndexPath == nil else { return [] }
        return dragDelegate?.collectionView(self, itemsForBeginning: session, at: item) ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at item: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: item, point: point) ?? []
    }

    func dragParameters(at item: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: item)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func show(_ state: ListDragState, of cell: UIView) {
        guard let cell = cell as? UICollectionViewCell else { return }
        switch state {
        case .none: cell.dragStateDidChange(.none)
        case .lifting: cell.dragStateDidChange(.lifting)
        case .dragging: cell.dragStateDidChange(.dragging)
        }
        cell.parts.dragState = state
        cell.setNeedsUpdateConfiguration()
    }
}

// Drops in a collection view.
extension UICollectionView {
    var takesDrops: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func dropProposal(_ session: any UIDropSession, at item: IndexPath?) -> UIDropProposal {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: item)
            ?? UIDropProposal(operation: .cancel)
    }

    func dropIntent(of proposal: UIDropProposal, at point: CGPoint, item: IndexPath?) -> ListDropIntent {
        switch (proposal as? UICollectionViewDropProposal)?.intent ?? .unspecified {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertAt
        case .insertIntoDestinationIndexPath: .insertInto
        }
    }

    func dropParameters(at item: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: item)
    }

    func performDrop(of drop: ListDrop, _ session: any UIDropSession) -> ListDropCoordinator {
        let coordinator = CollectionDropCoordinator(drop, session, in: self)
        dropDelegate?.collectionView(self, performDropWith: coordinator)
        return coordinator
    }

    func previewSize(of item: UIDragItem) -> CGSize {
        dragging?.drag?.source(of: item).flatMap { cellForItem(at: $0)?.bounds.size } ?? .zero
    }

    /// The item under the touch, or the open gap there. In the far half of a section's last item, the index path after it, unless an item
    /// is reordered.
    func dropPlace(at point: CGPoint, isReordering: Bool) -> IndexPath? {
        if case .moved = dragging?.itemGap, let movement {
            guard
                layoutStorage.layoutAttributesForElements(
                    in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
                    .contains(where: { $0.representedElementCategory == .cell && $0.frame.contains(point) })
                    == true
            else { return movement.current }
            return layoutStorage.targetIndexPath(
                forInteractivelyMovingItem: movement.current, withPosition: point)
        }
        guard let path = indexPathForItem(at: point) else { return nil }
        if let phantom = phantoms.phantom(at: path.place) { return pathInData(besides: phantom) }
        let place = phantoms.inData(path.place) ?? path.place
        guard !isReordering, isLast(path), isInFurtherHalf(of: path, point) else { return IndexPath(place) }
        return IndexPath(item: place.item + 1, section: place.section)
    }

    private func isLast(_ path: IndexPath) -> Bool { path.item == currentCounts[path.section] - 1 }

    private func isInFurtherHalf(of path: IndexPath, _ point: CGPoint) -> Bool {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return false }
        let isRow = frame.width > bounds.width / 2
        return isRow ? point.y > frame.midY : point.x > frame.midX
    }

    /// The index path that an item in place of a phantom would have in the data.
    private func pathInData(besides phantom: ListPhantom) -> IndexPath {
        let others = phantoms.all.filter {
            $0.place.section == phantom.place.section && $0.place < phantom.place
        }
        return IndexPath(item: phantom.place.item - others.count, section: phantom.place.section)
    }

    func dataSourceMoves(_ item: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return OptionalMember.ask { dataSource.collectionView(self, canMoveItemAt: item) } ?? false
    }

    func move(_ item: IndexPath, to goal: IndexPath) {
        dragging?.pendingGap?.cancel()
        if movement == nil { beginDragMovement(of: item) }
        if movement?.current != goal { carryDraggedItem(to: goal) }
        let final = movement?.current
        dragging?.itemGap = nil
        endMovement()
        final.flatMap { cellForItem(at: $0) }?.uncover()
        layoutIfNeeded()
    }

    func highlightDrop(at item: IndexPath?) {
        let dragging = ensuredDragging
        guard dragging.highlighted != item else { return }
        let old = dragging.highlighted
        dragging.highlighted = item
        for path in [old, item].compactMap({ $0 }) {
            guard let cell = cellForItem(at: path) else { continue }
            cell.parts.isDropTarget = path == item
            cell.setNeedsUpdateConfiguration()
        }
    }
}

// Gaps.
extension UICollectionView {
    /// The pause of a drag before the gap opens, in seconds. Apple documents no values.
    private var gapDelay: TimeInterval {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.15
        case .slow: 0.5
        }
    }

    func openGap(at item: IndexPath, from source: IndexPath?) {
        let dragging = ensuredDragging
        dragging.pendingGap?.cancel()
        guard gapDelay > 0, !isGapOpen(at: item) else { return openGapNow(at: item, from: source) }
        dragging.pendingGap = Runtime.loop.schedule(after: gapDelay, "the gap of a drop") { [weak self] in
            self?.openGapNow(at: item, from: source)
        }
    }

    private func isGapOpen(at item: IndexPath) -> Bool {
        switch dragging?.itemGap {
        case .moved: movement?.current == item
        case .phantom(let phantom): pathInData(besides: phantom) == item
        case nil: false
        }
    }

    private func openGapNow(at item: IndexPath, from source: IndexPath?) {
        guard !isGapOpen(at: item) else { return }
        if let source { return openGap(forItem: source, at: item) }
        if case .moved = dragging?.itemGap { closeGap(animated: true) }
        if case .phantom(let phantom) = dragging?.itemGap { return move(phantom, to: item) }
        let phantom = ListPhantom(.gap, at: item.place)
        dragging?.itemGap = .phantom(phantom)
        insert(phantom)
    }

    private func openGap(forItem source: IndexPath, at item: IndexPath) {
        if case .phantom = dragging?.itemGap { closeGap(animated: true) }
        if movement == nil { beginDragMovement(of: source) }
        if movement?.current != item { carryDraggedItem(to: item) }
    }

    /// Starts the movement of a dragged item: its cell is hidden, and other items move aside.
    private func beginDragMovement(of item: IndexPath) {
        guard let element = display.element(of: .cell(item)) else { return }
        dragging?.itemGap = .moved
        movement = ItemMovement(
            original: item, current: item, position: element.attributes.center,
            attributes: element.attributes,
            edges: EdgeScroll(of: self) { _ in })
        element.view?.cover()
    }

    private func carryDraggedItem(to proposed: IndexPath) {
        guard let movement else { return }
        let goal =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
                atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
        guard goal != movement.current else { return }
        let context = layoutStorage.invalidationContext(
            forInteractivelyMovingItems: [goal], withTargetPosition: movement.position,
            previousIndexPaths: [movement.current], previousPosition: movement.position)
        layoutStorage.invalidateLayout(with: context)
        moveHeldItem(to: goal)
    }

    func closeGap(animated: Bool) {
        dragging?.pendingGap?.cancel()
        guard let gap = dragging?.itemGap else { return }
        dragging?.itemGap = nil
        let close = { [self] in
            switch gap {
            case .moved: endDragMovement()
            case .phantom(let phantom): _ = remove(phantom)
            }
        }
        if animated { close() } else { UIView.performWithoutAnimation(close) }
    }

    private func endDragMovement() {
        let original = movement?.original
        cancelMovement()
        original.flatMap { cellForItem(at: $0) }?.uncover()
    }
}
