import ListUpdates

// Which cells are visible: asked for, shown and taken back as the table is laid out.
extension UITableView {
    func layOutRows() {
        // App code wants a layout in the midst of one: it comes afterwards.
        guard work.isIdle else { return setNeedsLayout() }
        warnOutsideWindow()
        work = .changing
        defer { endWork() }
        loadForFirstLayout()
        if rows.width != boundsStorage.width { widthChanged() }
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

    /// The app may ask for cells again. What it has reported meanwhile is loaded.
    func endWork() {
        let isOutdated = !work.knowsData
        work = .idle
        if isOutdated { reload() }
    }

    /// The visible rows, brought up to date for an app that asks between two layouts.
    var upToDateRows: [ShownRow] {
        if work.isIdle, flags.contains(.needsLayout), !updating.isOpen { layoutIfNeeded() }
        return shown.list
    }

    /// Where the first section begins, in the content.
    var sectionsTop: CGFloat { furniture.headerHeight }

    /// The part of the sections that is visible. A table without a size that was asked for a cell has its top line visible.
    private var sight: (top: Double, bottom: Double) {
        let top = Double(boundsStorage.minY - sectionsTop)
        return (top, boundsStorage.isEmpty ? top.nextUp : top + Double(boundsStorage.height))
    }

    /// Has those cells shown that are visible, and no other ones.
    func updateRows() {
        guard work.knowsData else { return }
        guard rows.counts.sectionCount > 0, !boundsStorage.isEmpty || shown.isAskedWithoutSize else {
            return takeBackAll()
        }
        if shown.needMeasuring { measureAgain() }
        if coversWindow { return }
        takeBackOutside(sight)
        if shown.isEmpty { begin(at: sight) } else { growUp() }
        growDown()
        // Those at the top may be lower than was estimated.
        takeBackOutside(sight)
        placeRows()
    }

    /// Whether the cells that are shown are the right ones, as one look tells.
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

    // MARK: Coming into view

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

    /// Rows that come in above and are not as high as was estimated leave what is visible where it is.
    private func growUp() {
        while work.knowsData, let first = shown.list.first, let next = rows.row(before: first.place),
            rows.extents.start(of: next) + rows.extents.height(of: next) > sight.top
        {
            let before = rows.extents.start(of: first.place)
            shown.list.insert(ShownRow(place: next, cell: makeCell(next)), at: 0)
            moveOffset(by: CGFloat(rows.extents.start(of: first.place) - before))
        }
    }

    /// The content above has another height: the offset goes along, and whoever moves it.
    func moveOffset(by distance: CGFloat) {
        guard distance != 0 else { return }
        shown.needPlacing = true
        boundsStorage.origin.y += distance
        prefetching.follow(distance)
        drag = drag?.goingOn(from: contentOffset, at: panGestureRecognizer.translation(in: self))
        motion?.move(by: CGPoint(x: 0, y: distance))
    }

    // MARK: A cell

    /// Asks for the cell of a row that becomes visible, and measures it.
    func makeCell(_ place: ItemPlace) -> UITableViewCell {
        if let kept = shown.takeKept(place) { return show(kept, at: place) }
        let path = IndexPath(place)
        let isOpen = rows.isEstimated && !rows.extents.isMeasured(place)
        let cell = askedCell(path)
        if work.knowsData { setUp(cell, place, isOpen: isOpen) }
        cell.frame = rowFrame(place)
        delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(place))
        return show(cell, at: place)
    }

    private func setUp(_ cell: UITableViewCell, _ place: ItemPlace, isOpen: Bool) {
        configure(cell, at: place)
        // The delegate is asked once more even where it has said all heights. Evidence: list-table-02.
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
        if cell.superviewLink !== self { insertQuietly(cell, at: furniture.isBackgroundShown ? 1 : 0) }
        return cell
    }

    /// Adds a view without asking for another layout of the table.
    func insertQuietly(_ view: UIView, at index: Int) {
        let old = flags
        flags.insert(.isPageHost)
        insertSubview(view, at: index)
        if !old.contains(.isPageHost) { flags.remove(.isPageHost) }
    }

    // MARK: Rows that disappear

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

    /// A row's cell is shown no more, and waits to be used again.
    func takeBack(_ row: ShownRow) {
        editing.swipes?.viewWillLeave(row.cell)
        if holdsFirstResponder(row.cell) || reordering?.cell === row.cell {
            shown.kept.append(row)
            return
        }
        letGo(row)
    }

    /// Takes a cell back that nothing keeps any more.
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

    /// Takes back every cell: they are asked for again.
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
        // The last one that is put back is used first: each row gets the cell that it had. Evidence: list-table-07.
        for row in old.reversed() { giveBack(row.cell) }
        dropHeads()
        prefetching.forget()
    }

    // MARK: Places

    /// Puts the visible cells where their rows are.
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
            if row.cell.frame != frame { row.cell.frame = frame }
            top += height
        }
    }

    func rowFrame(_ place: ItemPlace) -> CGRect {
        let (left, width) = rowSpan
        return CGRect(
            x: left, y: sectionsTop + CGFloat(rows.extents.start(of: place)), width: width,
            height: CGFloat(rows.extents.height(of: place)))
    }

    /// The visible cells may want other heights: the width has changed, or the app has asked for it.
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
