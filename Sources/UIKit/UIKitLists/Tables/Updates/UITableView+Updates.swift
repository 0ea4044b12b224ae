import ListUpdates

// Updates by the app, from the first begin call to the check against the data source.
extension UITableView {
    func beginBatch() {
        loadIfNeeded()
        updating.begin()
    }

    func note(_ changes: [ListChange], _ animation: RowAnimation) {
        beginBatch()
        updating.note(changes, animation)
        endBatch()
    }

    func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        if let completion { updating.completions.append(completion) }
        endBatch()
    }

    func endBatch() {
        guard updating.end() else { return }
        commit(updating.take())
    }

    /// Requests the counts, and performs the changes if they are consistent. Evidence: gt2-table-20, gt2-table-21.
    private func commit(_ update: TableUpdate) {
        let before = work.countsToCome ?? rows.counts
        let after = askedCounts()
        if let section = update.insertedSectionThatRowsMoveInto {
            return refuse("cannot move a row into a newly inserted section (\(section))")
        }
        do {
            guard phantoms.isEmpty else { return try applyBesidePhantoms(update, before, after) }
            apply(update, try BatchUpdate(before: before, changes: update.changes).moves(after: after))
        } catch {
            let words = TableFaultWords(table: self, update: update, before: before, after: after)
            refuse(words.words(for: error))
        }
    }

    /// Performs changes while the table view shows placeholders. The app's changes and counts exclude them.
    private func applyBesidePhantoms(
        _ update: TableUpdate, _ before: ListCounts, _ after: ListCounts
    ) throws(ListFault) {
        let known = phantoms.removed(from: before)
        let moves = try BatchUpdate(before: known, changes: update.changes).moves(after: after)
        let changes = ensuredDragging.phantoms.translate(update.changes, moves)
        let whole = TableUpdate(
            changes: changes, animations: update.animations, completions: update.completions)
        apply(
            whole, try BatchUpdate(before: before, changes: changes).moves(after: phantoms.added(to: after)))
    }

    /// Performs changes of the table view itself, without the data source.
    func show(_ changes: [ListChange], _ before: ListCounts, _ after: ListCounts) {
        guard let moves = try? BatchUpdate(before: before, changes: changes).moves(after: after) else {
            return
        }
        let animations = Array(repeating: RowAnimation.automatic, count: changes.count)
        apply(TableUpdate(changes: changes, animations: animations, completions: []), moves)
    }

    private func apply(_ update: TableUpdate, _ moves: ListMoves) {
        if !work.isIdle {
            applyAfterwards(update, moves)
        } else if shown.needReplacing || windowLink == nil || bounds.isEmpty {
            applyQuietly(update, moves)
        } else {
            applyVisibly(update, moves)
        }
    }

    /// Defers changes that app code makes during the table view's own work, which then ends with a reload of all rows.
    private func applyAfterwards(_ update: TableUpdate, _ moves: ListMoves) {
        work = .changingBeforeReload(moves.after)
        finish(update)
    }

    private func refuse(_ words: String) {
        Runtime.current.diagnostics.raise(.internalInconsistency, words)
    }

    /// Performs changes without an animation. The next layout pass shows the result.
    private func applyQuietly(_ update: TableUpdate, _ moves: ListMoves) {
        work = .changing
        applyModel(moves)
        if !shown.needReplacing { keepShownRows(moves) }
        endWork()
        setNeedsLayout()
        finish(update)
    }

    private func keepShownRows(_ moves: ListMoves) {
        let reloaded = reloadedPlaces(moves)
        let old = shown.list
        shown.list = []
        var left: [ShownRow] = []
        for row in old {
            if let place = moves.newPlace(of: row.place), !reloaded.contains(row.place) {
                shown.list.append(ShownRow(place: place, cell: row.cell))
            } else {
                left.append(row)
            }
        }
        for row in left { takeBack(row) }
        dropHeads()
        keepRowsTogether()
        reconfigure(moves)
    }

    /// Requests the visible rows again if they are no longer consecutive.
    func keepRowsTogether() {
        shown.list.sort { $0.place < $1.place }
        let isWhole = zip(shown.list, shown.list.dropFirst()).allSatisfy {
            rows.row(after: $0.place) == $1.place
        }
        if !isWhole { shown.needReplacing = true }
        shown.needPlacing = true
    }

    func finish(_ update: TableUpdate) {
        for completion in update.completions {
            UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
    }

    /// Applies the changes to the stored counts, heights and selection.
    func applyModel(_ moves: ListMoves) {
        draggedItemsHaveMoved()
        let oldHeads = rows.heads
        let reloadedSections = Set(moves.reloadedSections.map(\.new))
        rows.counts = moves.after
        rows.extents = RowExtents(rows.extents, after: moves)
        rows.heads = (0..<moves.after.sectionCount).map { section in
            guard !reloadedSections.contains(section), let old = moves.oldSection(of: section) else {
                return SectionHeads()
            }
            return oldHeads[old]
        }
        for section in rows.heads.indices {
            let isNew = reloadedSections.contains(section) || moves.oldSection(of: section) == nil
            guard isNew || section == 0 && styleStorage != .plain else { continue }
            loadHead(.header, section)
            loadHead(.footer, section)
        }
        askHeights(moves)
        selection.follow(moves, reloaded: reloadedPlaces(moves))
        touchFollows(moves)
        // If the reordering ends, the row isn't kept off screen either.
        reorderingFollows(moves)
        keptCellsFollow(moves)
        editing.follow(moves)
        swipesFollow(moves)
        dropPreparedCells()
        prefetching.forget()
        index.isKnown = false
    }

    /// Updates the positions of cells kept off screen.
    private func keptCellsFollow(_ moves: ListMoves) {
        let old = shown.kept
        shown.kept = []
        for row in old {
            if let place = moves.newPlace(of: row.place) {
                shown.kept.append(ShownRow(place: place, cell: row.cell))
            } else {
                row.cell.endEditing(true)
                letGo(row)
            }
        }
    }

    /// Rows whose cells are replaced, by their positions before the update.
    func reloadedPlaces(_ moves: ListMoves) -> Set<ItemPlace> { Set(moves.reloadedItems.map(\.old)) }

    /// Requests heights again, as every update does: all heights without estimates, those of visible rows with estimates.
    private func askHeights(_ moves: ListMoves) {
        guard rows.isEstimated else { return loadHeights() }
        for row in shown.list {
            guard let place = moves.newPlace(of: row.place) else { continue }
            rows.extents.setHeight(rows.extents.height(of: place), of: place, isMeasured: false)
        }
    }

    /// Requests the cells of reconfigured rows. The data source dequeues them as usual.
    func reconfigure(_ moves: ListMoves) {
        for move in moves.reconfiguredItems where work.knowsData {
            guard let index = shown.list.firstIndex(where: { $0.place == move.new }) else { continue }
            let cell = shown.list[index].cell
            updating.reconfigured[move.new] = cell
            let answer = dataSource?.tableView(self, cellForRowAt: dataPath(move.new))
            updating.reconfigured[move.new] = nil
            if answer !== cell { refuseOtherCell(answer, cell) }
            configure(cell, at: move.new)
        }
    }

    private func refuseOtherCell(_ answer: UITableViewCell?, _ cell: UITableViewCell) {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "The cell returned from -tableView:cellForRowAtIndexPath: when reconfiguring an item must be the existing cell. You must dequeue the cell with the same reuse identifier as the existing cell. Existing cell: \(described(cell)); cell returned: \(described(answer))"
        )
    }
}
