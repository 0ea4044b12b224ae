import ListUpdates

// How high rows are: asked for all at once, or estimated until they become visible.
extension UITableView {
    /// Works out the heights of all sections for the present width.
    func loadHeights() {
        rows.width = boundsStorage.width
        rows.isEstimated = true
        let estimates = askedEstimates()
        let isEstimated = estimates != nil || heightRules.estimatedRow != 0
        rows.isEstimated = isEstimated
        rows.hasAskedHeights = false
        rows.extents = RowExtents(rows.counts, estimate: Double(commonEstimate(isEstimated)))
        loadHeads()
        if let estimates { take(estimates) } else if !isEstimated { askAllHeights() }
        contentHeightChanged()
    }

    /// What a row is taken for of which nothing is known.
    private func commonEstimate(_ isEstimated: Bool) -> CGFloat {
        if isEstimated, heightRules.estimatedRow > 0 { return heightRules.estimatedRow }
        return heightRules.row >= 0 ? heightRules.row : automaticRowEstimate
    }

    /// Evidence: list-table-10.
    private var automaticRowEstimate: CGFloat { 44 }

    /// The delegate's estimate of each row, section by section; `nil` where it makes none.
    private func askedEstimates() -> [[CGFloat]]? {
        guard let delegate, let first = rows.firstRow(from: 0) else { return nil }
        let path = IndexPath(first)
        guard let answer = OptionalMember.ask({ delegate.tableView(self, estimatedHeightForRowAt: path) })
        else { return nil }
        return rows.counts.items.enumerated().map { section, count in
            (0..<count).map { row in
                if section == first.section, row == 0 { return answer }
                let place = ItemPlace(section: section, item: row)
                if let height = height(ofPhantomAt: place) { return height }
                return delegate.tableView(self, estimatedHeightForRowAt: dataPath(place))
            }
        }
    }

    private func take(_ estimates: [[CGFloat]]) {
        let common = rows.extents.estimate
        for (section, heights) in estimates.enumerated() {
            rows.extents.setHeights(ofSection: section, isMeasured: false) { row in
                heights[row] >= 0 ? Double(heights[row]) : common
            }
        }
    }

    /// Without estimates the delegate says how high every row is before anything is shown.
    private func askAllHeights() {
        rows.hasAskedHeights = false
        guard let first = rows.firstRow(from: 0), let height = askedHeight(of: first) else { return }
        rows.hasAskedHeights = true
        let fallback = rows.extents.estimate
        for section in 0..<rows.counts.sectionCount {
            // The delegate may ask the table meanwhile.
            let heights = (0..<rows.counts[section]).map { row in
                let place = ItemPlace(section: section, item: row)
                return place == first ? height : askedHeight(of: place) ?? -1
            }
            rows.extents.setHeights(ofSection: section) { heights[$0] >= 0 ? Double(heights[$0]) : fallback }
        }
    }

    /// What the delegate says; `nil` where it has no say.
    func askedHeight(of place: ItemPlace) -> CGFloat? {
        if let height = height(ofPhantomAt: place) { return height }
        guard let delegate else { return nil }
        return OptionalMember.ask { delegate.tableView(self, heightForRowAt: dataPath(place)) }
    }

    /// The height of a row whose cell is there, for good.
    func measuredHeight(of cell: UITableViewCell, asked: CGFloat?) -> CGFloat {
        if let asked, asked >= 0 { return asked }
        if asked == nil, heightRules.row >= 0 { return heightRules.row }
        return fittingHeight(of: cell)
    }

    /// The height that a cell wants at the table's width.
    func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let width = rowWidth
        if cell.boundsStorage.width != width {
            cell.bounds = CGRect(x: 0, y: 0, width: width, height: cell.boundsStorage.height)
        }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height.upToPixel(Runtime.current.screen.scale)
    }

    /// Another width has rows measured again, as they become visible.
    func widthChanged() {
        rows.width = boundsStorage.width
        if rows.isEstimated { rows.extents.forgetMeasurements() } else { askAllHeights() }
        for section in rows.heads.indices {
            rows.heads[section].header.isMeasured = rows.heads[section].header.content == .nothing
            rows.heads[section].footer.isMeasured = rows.heads[section].footer.content == .nothing
        }
        shown.needMeasuring = true
        contentHeightChanged()
    }

    func traitsChanged(from previous: UITraitCollection?) {
        guard let previous, rows.phase == .known,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        rows.forget()
        shown.needReplacing = true
        setNeedsLayout()
    }

    /// The content is as high as its rows and what lies around them.
    func contentHeightChanged() {
        let height = sectionsTop + CGFloat(rows.extents.total) + furniture.footerHeight
        let size = CGSize(width: boundsStorage.width, height: height)
        if contentSize != size { contentSize = size }
    }
}
