import ListUpdates

/// A request to the data source for a row's cell.
struct CellRequest {
    let place: ItemPlace
    /// The cell that the data source has dequeued for the row.
    var dequeued: UITableViewCell?
}

// Creation and configuration of cells.
extension UITableView {
    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        cellPool.register(cellClass as? UITableViewCell.Type, for: .init(identifier))
    }

    func registerCell(_ identifier: String, by maker: @escaping () -> UITableViewCell?) {
        cellPool.register(by: maker, for: .init(identifier))
    }

    func registerHead(_ identifier: String, by maker: @escaping () -> UITableViewHeaderFooterView?) {
        headPool.register(by: maker, for: .init(identifier))
    }

    func registerHead(_ headClass: AnyClass?, _ identifier: String) {
        headPool.register(headClass as? UITableViewHeaderFooterView.Type, for: .init(identifier))
    }

    func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(.init(identifier)) {
            cell.prepareForReuse()
            return cell
        }
        if let cell = cellPool.makeFromFile(.init(identifier)) {
            cell.reuseIdentifier = identifier
            return cell
        }
        return cellPool.registeredClass(for: .init(identifier))?.make(ofItsClassWith: .default, identifier)
    }

    func takeCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        let place = ItemPlace(path)
        if let cell = updating.takeReconfigured(place) { return cell }
        let isAsked = cellRequest?.place == place
        if isAsked, let cell = cellRequest?.dequeued { return refuseSecondCell(cell, identifier, path) }
        guard let cell = takeCell(identifier) else { return refuseIdentifier(identifier) }
        if isAsked { cellRequest?.dequeued = cell }
        guard rows.counts.contains(place) else { return cell }
        if rows.isEstimated, !rows.extents.isMeasured(place) { askHeightForSize(place) }
        let frame = rowFrame(place)
        if cell.frame != frame { cell.frame = frame }
        return cell
    }

    /// Requests a row's cell from the data source.
    func requestCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let outer = cellRequest
        cellRequest = CellRequest(place: ItemPlace(path))
        defer { cellRequest = outer }
        return dataSource.tableView(self, cellForRowAt: path)
    }

    /// Requests the row's height, because a cell gets its size before the app receives it. The delegate is called twice. Evidence:
    /// gt2-table-03.
    private func askHeightForSize(_ place: ItemPlace) {
        guard askedHeight(of: place) != nil, let height = askedHeight(of: place), height >= 0 else { return }
        rows.extents.setHeight(Double(height), of: place, isMeasured: false)
    }

    func takeHead(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headPool.take(.init(identifier)) {
            view.prepareForReuse()
            return view
        }
        if let view = headPool.makeFromFile(.init(identifier)) {
            view.reuseIdentifier = identifier
            return view
        }
        return headPool.registeredClass(for: .init(identifier))?.make(ofItsClassWith: identifier)
    }

    private func refuseIdentifier(_ identifier: String) -> UITableViewCell {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Evidence: hunt-tables-01.
    private func refuseSecondCell(
        _ cell: UITableViewCell, _ identifier: String, _ path: IndexPath
    ) -> UITableViewCell {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \(identifier), index path: \(UICollectionView.described(path))"
        )
        return cell
    }

    /// Applies the settings of the row and the table view to a cell.
    func configure(_ cell: UITableViewCell, at place: ItemPlace) {
        let path = IndexPath(place)
        cell.joinList(styleStorage.listEnvironment, isNew: cell.superview !== self)
        cell.take(cellMargins)
        configureSurroundings(of: cell, at: place)
        configureEditing(of: cell, at: path)
        if let level = askedIndentation(path) { cell.indentationLevel = level }
        cell.setSelected(selection.contains(place), animated: false)
        cell.setHighlighted(touch?.highlighted == place, animated: false)
    }

    /// Applies the settings that depend on adjacent rows: the separator and the group's corners.
    func configureSurroundings(of cell: UITableViewCell, at place: ItemPlace) {
        let group = groupPlace(place)
        let separator = rowSeparator(place)
        if cell.setting.group != group { cell.setting.group = group }
        if cell.setting.separator != separator { cell.setting.separator = separator }
    }

    private func groupPlace(_ place: ItemPlace) -> GroupPlace {
        guard styleStorage != .plain else { return .none }
        guard styleStorage == .insetGrouped else { return .wide }
        var group = GroupPlace.inside
        if place.item == 0 { group.insert(.first) }
        if place.item == rows.counts[place.section] - 1 { group.insert(.last) }
        return group
    }

    private func askedIndentation(_ path: IndexPath) -> Int? {
        guard let delegate else { return nil }
        return OptionalMember.ask { delegate.tableView(self, indentationLevelForRowAt: path) }
    }

    // MARK: Margins

    /// The inset of rows from the table view's edges. In the inset grouped style it is the side margin plus the safe area.
    var rowInset: UIEdgeInsets {
        guard styleStorage == .insetGrouped else { return .zero }
        let (side, safe) = (sideMargin, safeAreaInsets)
        return UIEdgeInsets(top: 0, left: side + safe.left, bottom: 0, right: side + safe.right)
    }

    /// The horizontal position and width of rows.
    var rowSpan: (left: CGFloat, width: CGFloat) {
        let inset = rowInset
        return (inset.left, max(0, bounds.width - inset.left - inset.right))
    }

    var rowWidth: CGFloat { rowSpan.width }

    /// The margins of cell content. Evidence: geo-table-label-16, geo-table-label-20.
    var cellMargins: CellMargins {
        var margins = CellMargins()
        let side = sideMargin
        margins.leading = side
        margins.trailing = side
        if insetsContentViewsToSafeArea, styleStorage != .insetGrouped {
            let safe = safeAreaInsets
            (margins.safeLeft, margins.safeRight) = (safe.left, safe.right)
        }
        if cellLayoutMarginsFollowReadableWidth {
            let readable = ReadableWidth.insets(of: self)
            margins.leading = max(side, readable.left - rowInset.left - margins.safeLeft)
            margins.trailing = max(side, readable.right - rowInset.right - margins.safeRight)
        }
        return margins
    }

    /// The horizontal margin of a view controller: 16 points, 20 on wide screens.
    var sideMargin: CGFloat {
        traitCollection.horizontalSizeClass == .regular ? 20 : ScreenMetrics.current.sideMargin
    }
}
