import ListUpdates

// Display of visible cells: requested, displayed and recycled during layout.
extension UITableView {
    func layOutRows() {
        // Defers a layout pass that app code requests during another one.
        guard work.isIdle else { return setNeedsLayout() }
        warnOutsideWindow()
        work = .changing
        defer { endWork() }
        loadForFirstLayout()
        if rows.width != bounds.width { widthChanged() }
        if shown.needReplacing { takeBackAll() }
        placeFurniture()
        prepareForSwipes()
        prepareContextMenus()
        prepareMultipleSelection()
        updateRows()
        updateHeads()
        contentHeightChanged()
        layOutIndex()
        prefetch()
    }

    /// Ends the current work, so that the app may request cells again. Loads the changes that the app has reported meanwhile.
    func endWork() {
        let isOutdated = !work.knowsData
        work = .idle
        if isOutdated { reload() }
    }

    /// The visible rows, updated for a query by the app between layout passes.
    var upToDateRows: [ShownRow] {
        if work.isIdle, flags.contains(.needsLayout), !updating.isOpen { layoutIfNeeded() }
        return shown.list
    }

    /// The top of the first section, in content coordinates.
    var sectionsTop: CGFloat { furniture.headerHeight }

    /// The visible part of the sections. In a table view without a size that was asked for a cell, it is the top line.
    private var sight: (top: Double, bottom: Double) {
        let top = Double(bounds.minY - sectionsTop)
        return (top, bounds.isEmpty ? top.nextUp : top + Double(bounds.height))
    }

    /// Displays exactly the visible cells.
    func updateRows() {
        guard work.knowsData else { return }
        guard rows.counts.sectionCount > 0, !bounds.isEmpty || shown.isAskedWithoutSize else {
            return takeBackAll()
        }
        if shown.needMeasuring { measureAgain() }
        if coversWindow { return }
        takeBackOutside(sight)
        if shown.isEmpty { begin(at: sight) } else { growUp() }
        growDown()
        // The rows at the top may be lower than estimated.
        takeBackOutside(sight)
        placeRows()
    }

    /// Whether the displayed cells are correct. A quick check.
    private var coversWindow: Bool {
        guard let first = shown.list.first, let last = shown.list.last, !shown.needPlacing else {
            return false
        }
        let (top, bottom) = sight
        let start = rows.extents.start(of: first.place)
        let end = rows.extents.start(of: last.place)
        return start <= top && start + rows.extents.height(of: first.place) > top
            && end < bottom && end + rows.extents.height(of: last.place) >= bottom
    }

    // MARK: Appearing rows

    private func begin(at sight: (top: Double, bottom: Double)) {
        guard work.knowsData, let place = firstRow(at: sight.top),
            rows.extents.start(of: place) < sight.bottom
        else {
            return
        }
        shown.list.append(ShownRow(place: place, cell: makeCell(place)))
    }

    private func growDown() {
        while work.knowsData, let last = shown.list.last, let next = rows.row(after: last.place),
            rows.extents.start(of: next) < sight.bottom
        {
            shown.list.append(ShownRow(place: next, cell: makeCell(next)))
        }
    }

    /// Adds rows above. If they are lower or higher than estimated, the visible rows stay in place.
    private func growUp() {
        while work.knowsData, let first = shown.list.first, let next = rows.row(before: first.place),
            rows.extents.start(of: next) + rows.extents.height(of: next) > sight.top
        {
            let before = rows.extents.start(of: first.place)
            shown.list.insert(ShownRow(place: next, cell: makeCell(next)), at: 0)
            moveOffset(by: CGFloat(rows.extents.start(of: first.place) - before))
        }
    }

    /// Adjusts the offset, with its drag or animation, after a change of the content's height above.
    func moveOffset(by distance: CGFloat) {
        guard distance != 0 else { return }
        shown.needPlacing = true
        boundsStorage.origin.y += distance
        prefetching.follow(distance)
        drag = drag?.goingOn(from: contentOffset, at: panGestureRecognizer.translation(in: self))
        motion?.move(by: CGPoint(x: 0, y: distance))
    }

    // MARK: Cells

    /// Requests the cell of a row that becomes visible, and measures it.
    func makeCell(_ place: ItemPlace) -> UITableViewCell {
        if let kept = shown.takeKept(place) { return show(kept, at: place) }
        let path = IndexPath(place)
        let isOpen = rows.isEstimated && !rows.extents.isMeasured(place)
        let cell = askedCell(path)
        if work.knowsData { setUp(cell, place, isOpen: isOpen) }
        cell.move(to: rowFrame(place))
        delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(place))
        return show(cell, at: place)
    }

    private func setUp(_ cell: UITableViewCell, _ place: ItemPlace, isOpen: Bool) {
        configure(cell, at: place)
        // The delegate is called again even if it has provided all heights. Evidence: list-table-02.
        let asked = isOpen || rows.hasAskedHeights ? askedHeight(of: place) : nil
        if isOpen { measure(cell, place, asked) }
    }

    private func askedCell(_ path: IndexPath) -> UITableViewCell {
        if let prepared = prefetching.takePrepared(ItemPlace(path)) { return prepared }
        if let phantom = phantoms.phantom(at: ItemPlace(path)) { return makeCell(of: phantom) }
        return requestCell(at: dataPath(ItemPlace(path)))
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func measure(_ cell: UITableViewCell, _ place: ItemPlace, _ asked: CGFloat?) {
        rows.extents.setHeight(Double(measuredHeight(of: cell, asked: asked)), of: place)
    }

    private func show(_ cell: UITableViewCell, at place: ItemPlace) -> UITableViewCell {
        cell.isHidden = false
        shown.needPlacing = true
        if cell.superview !== self { insertQuietly(cell, at: furniture.isBackgroundShown ? 1 : 0) }
        return cell
    }

    /// Adds a view without requesting another layout pass of the table view.
    func insertQuietly(_ view: UIView, at index: Int) {
        let old = flags
        flags.insert(.isPageHost)
        insertSubview(view, at: index)
        if !old.contains(.isPageHost) { flags.remove(.isPageHost) }
    }

    // MARK: Disappearing rows

    private func takeBackOutside(_ sight: (top: Double, bottom: Double)) {
        while let first = shown.list.first,
            rows.extents.start(of: first.place) + rows.extents.height(of: first.place) <= sight.top
        {
            shown.list.removeFirst()
            takeBack(first)
        }
        while let last = shown.list.last, rows.extents.start(of: last.place) >= sight.bottom {
            shown.list.removeLast()
            takeBack(last)
        }
    }

    /// Removes a row's cell and makes it available for reuse.
    func takeBack(_ row: ShownRow) {
        editing.swipes?.viewWillLeave(row.cell)
        if holdsFirstResponder(row.cell) || reordering?.cell === row.cell {
            shown.kept.append(row)
            return
        }
        letGo(row)
    }

    /// Recycles a cell that is no longer kept.
    func letGo(_ row: ShownRow) {
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: IndexPath(row.place))
        giveBack(row.cell)
    }

    func giveBack(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        cell.isHidden = true
        cellPool.put(cell, for: .init(identifier))
    }

    func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
        guard let view = windowLink?.firstResponderView else { return false }
        return view !== self && view.isWithin(cell)
    }

    /// Recycles all cells, which are requested again.
    func takeBackAll() {
        shown.needReplacing = false
        dropReordering()
        let old = shown.all
        shown.list = []
        shown.kept = []
        for row in old {
            if holdsFirstResponder(row.cell) { row.cell.endEditing(true) }
            editing.swipes?.viewWillLeave(row.cell)
            delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: IndexPath(row.place))
        }
        dropPreparedCells()
        // The last recycled cell is reused first: each row gets its previous cell. Evidence: list-table-07.
        for row in old.reversed() { giveBack(row.cell) }
        dropHeads()
        prefetching.forget()
    }

    // MARK: Positions

    /// Positions the visible cells at their rows.
    func placeRows() {
        shown.needPlacing = false
        if reordering != nil { return makeRoom() }
        if let gap = dragging?.gap { return makeRoom(for: gap) }
        guard let first = shown.list.first else { return }
        var section = first.place.section
        var top = CGFloat(rows.extents.start(of: first.place))
        let (left, width) = rowSpan
        for row in shown.list {
            if row.place.section != section {
                section = row.place.section
                top = CGFloat(rows.extents.start(of: row.place))
            }
            let height = CGFloat(rows.extents.height(of: row.place))
            let frame = CGRect(x: left, y: sectionsTop + top, width: width, height: height)
            if row.cell.frame != frame { row.cell.move(to: frame) }
            top += height
        }
    }

    func rowFrame(_ place: ItemPlace) -> CGRect {
        let (left, width) = rowSpan
        return CGRect(
            x: left, y: sectionsTop + CGFloat(rows.extents.start(of: place)), width: width,
            height: CGFloat(rows.extents.height(of: place)))
    }

    /// Measures the visible cells again, because the width has changed or the app has requested it.
    private func measureAgain() {
        shown.needMeasuring = false
        shown.needPlacing = true
        guard rows.isEstimated else { return }
        for row in shown.list where work.knowsData && !rows.extents.isMeasured(row.place) {
            configure(row.cell, at: row.place)
            measure(row.cell, row.place, askedHeight(of: row.place))
        }
    }

    /// Evidence: gt2-table-27.
    private func warnOutsideWindow() {
        guard windowLink == nil, Runtime.current.system >= .iOS(13), dataSource != nil else { return }
        let diagnostics = Runtime.current.diagnostics
        let words =
            "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy"
        guard !diagnostics.entries.contains(where: { $0.message.hasPrefix(words) }) else { return }
        diagnostics.warn(
            words
                + " (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing views inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to occur, so you can avoid this action altogether if possible, or defer it until the table view has been added to a window. Table view: \(described(self))"
        )
    }
}
