import ListUpdates

// Applies changes by the app to the displayed elements.
extension UICollectionView {
    /// Whether elements may be updated: not while an app describes an update.
    var mayShowElements: Bool { openUpdate == nil && runningUpdate == nil && display.work.isIdle }

    /// Lays out the collection view before a change, so that the animation starts from the current data. Evidence: list-coll-13.
    func layOutBeforeUpdates() {
        guard openUpdate == nil, mayShowElements, windowLink != nil else { return }
        if flags.contains(.needsLayout) { layoutIfNeeded() }
    }

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if let openUpdate {
            openUpdate.add(completion)
            updates?()
            return
        }
        let update = OpenUpdate(before: display.work.countsToCome ?? currentCounts)
        update.add(completion)
        openUpdate = update
        updates?()
        openUpdate = nil
        finish(update)
    }

    /// Performs changes immediately, or adds them to the current update block.
    func change(_ changes: [ListChange]) {
        performUpdates({ [self] in for change in changes { openUpdate?.add(change) } }, nil)
    }

    private func finish(_ update: OpenUpdate) {
        let after = askCounts()
        do throws(ListFault) {
            guard phantoms.isEmpty else { return try showBesidePhantoms(update, after) }
            let moves = try BatchUpdate(before: update.before, changes: update.changes).moves(after: after)
            draggedItemsHaveMoved()
            guard display.work.isIdle else { return showAfterwards(update, after) }
            take(moves)
            run(moves, update)
        } catch {
            report(error, update, after)
        }
    }

    /// Performs changes while the collection view shows placeholders. The app's changes and counts exclude them.
    private func showBesidePhantoms(_ update: OpenUpdate, _ after: ListCounts) throws(ListFault) {
        let known = phantoms.removed(from: update.before)
        let moves = try BatchUpdate(before: known, changes: update.changes).moves(after: after)
        let changes = ensuredDragging.phantoms.translate(update.changes, moves)
        let whole = OpenUpdate(before: update.before)
        for change in changes { whole.add(change) }
        for completion in update.completions { whole.add(completion) }
        let all = phantoms.added(to: after)
        let allMoves = try BatchUpdate(before: update.before, changes: changes).moves(after: all)
        guard display.work.isIdle else { return showAfterwards(whole, all) }
        take(allMoves)
        run(allMoves, whole)
    }

    /// Performs changes of the collection view itself, without the data source.
    func show(_ changes: [ListChange], _ before: ListCounts, _ after: ListCounts) {
        guard let moves = try? BatchUpdate(before: before, changes: changes).moves(after: after) else {
            return
        }
        let update = OpenUpdate(before: before)
        for change in changes { update.add(change) }
        take(moves)
        run(moves, update)
    }

    /// Defers changes that app code makes during the collection view's own work, which then ends with a reload.
    private func showAfterwards(_ update: OpenUpdate, _ after: ListCounts) {
        display.work = .changingBeforeReload(after)
        for completion in update.completions {
            UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
    }

    /// Updates the stored index paths.
    func take(_ moves: ListMoves) {
        counts = moves.after
        selection.follow { moves.newPlace(of: $0) }
        prefetching.forget()
        preparedCellsFollow(moves)
        if let open = swipes?.openIndexPath { swipes?.openIndexPath = moves.newPlace(of: open) }
        guard let item = tracked?.indexPath else { return }
        if let place = moves.newPlace(of: item) { tracked?.indexPath = place } else { cancelTracking() }
    }

    private func run(_ moves: ListMoves, _ update: OpenUpdate) {
        let items = ListMoves.updateItems(update.changes)
        let completions = update.completions
        let layout = layoutStorage
        let change = AnimatedChange(of: self, from: layout, to: layout, moves) { change in
            guard !items.isEmpty else { return }
            layout.prepare(forCollectionViewUpdates: items)
            change.askForExtras()
        }
        change.run(
            alongside: { if !items.isEmpty { layout.finalizeCollectionViewUpdates() } },
            completion: { finished in for completion in completions { completion(finished) } })
        reconfigure(moves.reconfiguredItems.map { IndexPath($0.new) })
    }

    /// Asks the data source to configure the visible and prepared cells of items again.
    private func reconfigure(_ items: [IndexPath]) {
        guard !items.isEmpty else { return }
        display.work = .changing
        for item in items where display.work.knowsData {
            if let element = display.element(of: .cell(item)), let cell = element.view {
                if reconfigure(cell, element.attributes) { askForSize(element, cell) }
            } else if let cell = prepared[item], let attributes = layoutAttributesForItem(at: item) {
                _ = reconfigure(cell, attributes)
            }
        }
        endWork()
        setNeedsLayout()
    }

    /// Returns whether the data source returned the existing cell.
    private func reconfigure(
        _ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let dataSource else { return false }
        let request = ViewRequest(attributes, present: cell)
        let answer = asked(request) {
            dataSource.collectionView(self, cellForItemAt: dataPath(attributes.indexPath))
        }
        if answer !== cell { refuseReconfigured(answer, cell) }
        return answer === cell
    }

    private func refuseReconfigured(_ cell: UICollectionViewCell, _ present: UICollectionReusableView) {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell "
                + "when reconfiguring an item, which is not allowed. You must dequeue a cell using the same "
                + "registration or reuse identifier that was used to dequeue the cell originally to obtain the "
                + "existing cell. Dequeued reuse identifier: \(cell.reuseIdentifier ?? "(null)"); Original reuse "
                + "identifier: \(present.reuseIdentifier ?? "(null)"); Existing cell: \(UIFoundation.described(present))"
        )
        cell.removeFromSuperview()
        keep(cell)
    }
}
