import ListUpdates

/// A cell that disappears in an update.
private struct RowExit {
    let row: ShownRow
    let animation: UITableView.RowAnimation
    /// The final frame; `nil` for a deleted row.
    let goal: CGRect?
    var isReload = false

    /// Whether the cell's row was deleted or reloaded, instead of moved off screen.
    var isGone: Bool { goal == nil || isReload }
}

/// A cell that appears in an update.
private struct RowEntrance {
    let row: ShownRow
    let animation: UITableView.RowAnimation
    /// The initial frame; `nil` for an inserted row.
    let start: CGRect?
}

// Animated changes: cells appear, disappear and move in one animation.
extension UITableView {
    static let updateDuration: TimeInterval = 0.3

    func applyVisibly(_ update: TableUpdate, _ moves: ListMoves) {
        layoutBeforeUpdate()
        let old = (list: shown.list, rows: rows)
        var exits: [RowExit] = []
        var entrances: [RowEntrance] = []
        var heads: (gone: [ShownHead], new: [UIView]) = ([], [])
        var isOutdated = false
        UIView.performWithoutAnimation {
            work = .changing
            applyModel(moves)
            reconfigureShown(moves)
        }
        let isAnimated = UIView.areAnimationsEnabled && AnimationContext.current == nil
        UIView.animateTouchably(withDuration: isAnimated ? Self.updateDuration : 0) {
            self.contentHeightChanged()
            UIView.performWithoutAnimation {
                let (cells, gone) = self.sortCells(old.list, update, moves)
                entrances = self.fillSight(cells, old.rows, update, moves)
                exits = gone + self.rest(of: cells)
                heads = self.changeHeads(moves)
                isOutdated = !self.work.knowsData
                self.work = .idle
                for entrance in entrances { self.prepare(entrance) }
            }
            self.placeRows()
            self.placeHeads()
            self.placeFurniture()
            for row in self.shown.list where row.cell.alpha != 1 { row.cell.alpha = 1 }
            for view in heads.new { view.alpha = 1 }
            for head in heads.gone { head.view.alpha = 0 }
            for exit in exits { self.perform(exit) }
            for row in self.shown.list { row.cell.layoutIfNeeded() }
        } completion: { [weak self] finished in
            self?.end(exits, heads.gone)
            for completion in update.completions { completion(finished) }
        }
        if isOutdated { reload() }
    }

    /// Performs a pending layout pass with the old state.
    private func layoutBeforeUpdate() {
        if shown.needPlacing { placeRows() }
    }

    private func reconfigureShown(_ moves: ListMoves) {
        guard !moves.reconfiguredItems.isEmpty else { return }
        let present = shown.list
        shown.list = present.compactMap { row in
            moves.newPlace(of: row.place).map { ShownRow(place: $0, cell: row.cell) }
        }
        reconfigure(moves)
        shown.list = present
    }

    // MARK: Sorting of cells

    /// The cells that stay, by their rows' new positions, and those that disappear.
    private func sortCells(
        _ old: [ShownRow], _ update: TableUpdate, _ moves: ListMoves
    ) -> (staying: [ItemPlace: UITableViewCell], exits: [RowExit]) {
        let reloaded = reloadedPlaces(moves)
        var staying: [ItemPlace: UITableViewCell] = [:]
        var exits: [RowExit] = []
        for row in old {
            let place = moves.newPlace(of: row.place)
            if let place, !reloaded.contains(row.place) {
                staying[place] = row.cell
            } else {
                let goal = place.map { rowFrame($0) }
                exits.append(
                    RowExit(
                        row: row, animation: update.exit(of: row.place), goal: goal, isReload: place != nil))
            }
        }
        return (staying, exits)
    }

    /// Fills the visible part after the update, with existing cells or new ones.
    private func fillSight(
        _ cells: [ItemPlace: UITableViewCell], _ old: TableRows, _ update: TableUpdate, _ moves: ListMoves
    ) -> [RowEntrance] {
        var entrances: [RowEntrance] = []
        shown.list = []
        let top = Double(bounds.minY - sectionsTop)
        let bottom = top + Double(bounds.height)
        var next = firstRow(at: top)
        while work.knowsData, let place = next, rows.extents.start(of: place) < bottom {
            if let cell = cells[place] {
                stay(cell, at: place)
                shown.list.append(ShownRow(place: place, cell: cell))
            } else {
                let row = ShownRow(place: place, cell: makeCell(place))
                shown.list.append(row)
                entrances.append(entrance(of: row, old, update, moves))
            }
            next = rows.row(after: place)
        }
        return entrances
    }

    private func stay(_ cell: UITableViewCell, at place: ItemPlace) {
        configureSurroundings(of: cell, at: place)
        if rows.isEstimated, !rows.extents.isMeasured(place) { measure(cell, place, askedHeight(of: place)) }
    }

    private func entrance(
        of row: ShownRow, _ old: TableRows, _ update: TableUpdate, _ moves: ListMoves
    ) -> RowEntrance {
        let isReloaded = moves.reloadedItems.contains { $0.new == row.place }
        guard let origin = moves.oldPlace(of: row.place) else {
            return RowEntrance(row: row, animation: update.entrance(of: row.place), start: nil)
        }
        let (left, width) = rowSpan
        let start = CGRect(
            x: left, y: sectionsTop + CGFloat(old.extents.start(of: origin)), width: width,
            height: CGFloat(old.extents.height(of: origin)))
        return RowEntrance(row: row, animation: isReloaded ? .fade : .none, start: start)
    }

    /// The movements of cells whose rows are no longer visible.
    private func rest(of cells: [ItemPlace: UITableViewCell]) -> [RowExit] {
        cells.filter { shown.cell(at: $0.key) == nil }.sorted { $0.key < $1.key }.map { place, cell in
            RowExit(row: ShownRow(place: place, cell: cell), animation: .none, goal: rowFrame(place))
        }
    }

    // MARK: Animation

    private func prepare(_ entrance: RowEntrance) {
        let cell = entrance.row.cell
        let goal = rowFrame(entrance.row.place)
        cell.frame = entrance.start ?? goal
        // The cell's content must not be animated separately.
        cell.layoutIfNeeded()
        guard entrance.animation != .none else { return }
        cell.alpha = 0
        if entrance.start == nil { cell.frame = goal.shifted(entrance.animation, width: bounds.width) }
    }

    private func perform(_ exit: RowExit) {
        let cell = exit.row.cell
        if let goal = exit.goal { cell.frame = goal }
        guard exit.goal == nil || exit.animation != .none else { return }
        cell.alpha = 0
        if exit.goal == nil {
            cell.frame = cell.frame.shifted(exit.animation, width: bounds.width)
        }
    }

    private func end(_ exits: [RowExit], _ heads: [ShownHead]) {
        for exit in exits {
            exit.row.cell.alpha = 1
            // Another update may have inserted the row again.
            guard shown.place(of: exit.row.cell) == nil else { continue }
            if exit.isGone, holdsFirstResponder(exit.row.cell) { exit.row.cell.endEditing(true) }
            if exit.isReload, Runtime.current.system < .iOS(13) {
                // Evidence: list-table-05.
                delegate?.tableView(
                    self, didEndDisplaying: exit.row.cell, forRowAt: IndexPath(exit.row.place))
            }
            takeBack(exit.row)
        }
        for head in heads {
            head.view.alpha = 1
            takeBack(head)
        }
        setNeedsLayout()
    }

    // MARK: Headers and footers

    /// Moves the headers and footers of sections that stay, removes others, and adds new ones.
    private func changeHeads(_ moves: ListMoves) -> (gone: [ShownHead], new: [UIView]) {
        let reloaded = Set(moves.reloadedSections.map(\.old))
        var gone: [ShownHead] = []
        var kept: [ShownHead] = []
        for head in shownHeads.list {
            if let section = moves.newSection(of: head.place.section), !reloaded.contains(head.place.section)
            {
                var head = head
                head.place.section = section
                kept.append(head)
            } else {
                gone.append(head)
            }
        }
        shownHeads.list = kept
        updateHeads()
        let new = shownHeads.list.filter { head in !kept.contains { $0.view === head.view } }.map(\.view)
        for view in new { view.alpha = 0 }
        return (gone, new)
    }
}

extension CGRect {
    /// The initial or final frame of a row's animation.
    fileprivate func shifted(_ animation: UITableView.RowAnimation, width: CGFloat) -> CGRect {
        switch animation {
        case .left: offsetBy(dx: -width, dy: 0)
        case .right: offsetBy(dx: width, dy: 0)
        case .top, .automatic: offsetBy(dx: 0, dy: -height)
        case .bottom: offsetBy(dx: 0, dy: height)
        case .fade, .none, .middle: self
        }
    }
}
