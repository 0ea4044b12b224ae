import ListUpdates

// The heights of rows: all requested at once, or estimated until rows become visible.
extension UITableView {
    /// Computes the heights of all sections for the current width.
    func loadHeights() {
        rows.width = bounds.width
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

    /// The estimated height of a row without a known height.
    private func commonEstimate(_ isEstimated: Bool) -> CGFloat {
        if isEstimated, heightRules.estimatedRow > 0 { return heightRules.estimatedRow }
        return heightRules.row >= 0 ? heightRules.row : automaticRowEstimate
    }

    /// The height of a standard row. Evidence: list-table-10.
    private var automaticRowEstimate: CGFloat { StandardHeights.row }

    /// The delegate's estimates of all rows, by section; `nil` if it doesn't implement the method.
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

    /// Requests all heights from the delegate before rows are displayed, if there are no estimates.
    private func askAllHeights() {
        rows.hasAskedHeights = false
        guard let first = rows.firstRow(from: 0), let height = askedHeight(of: first) else { return }
        rows.hasAskedHeights = true
        let fallback = rows.extents.estimate
        for section in 0..<rows.counts.sectionCount {
            // The delegate may query the table view meanwhile.
            let heights = (0..<rows.counts[section]).map { row in
                let place = ItemPlace(section: section, item: row)
                return place == first ? height : askedHeight(of: place) ?? -1
            }
            rows.extents.setHeights(ofSection: section) { heights[$0] >= 0 ? Double(heights[$0]) : fallback }
        }
    }

    /// The delegate's height; `nil` if it doesn't implement the method.
    func askedHeight(of place: ItemPlace) -> CGFloat? {
        if let height = height(ofPhantomAt: place) { return height }
        guard let delegate else { return nil }
        return OptionalMember.ask { delegate.tableView(self, heightForRowAt: dataPath(place)) }
    }

    /// The final height of a row, once its cell exists.
    func measuredHeight(of cell: UITableViewCell, asked: CGFloat?) -> CGFloat {
        if let asked, asked >= 0 { return asked }
        if asked == nil, heightRules.row >= 0 { return heightRules.row }
        return fittingHeight(of: cell)
    }

    /// Measures the row of a visible cell again in the next layout pass, because the cell's content may have another size. iOS 16.
    /// Evidence: hunt26-lists-08.
    func askAgain(_ cell: UITableViewCell) {
        guard heightRules.invalidation != .disabled, Runtime.current.system >= .iOS(16), rows.phase == .known,
            rows.isEstimated, let place = shown.place(of: cell), rows.counts.contains(place)
        else { return }
        rows.extents.setHeight(rows.extents.height(of: place), of: place, isMeasured: false)
        shown.needMeasuring = true
        setNeedsLayout()
    }

    /// The height that fits a cell at the table view's width.
    func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let width = rowWidth
        if cell.bounds.width != width {
            cell.bounds = CGRect(x: 0, y: 0, width: width, height: cell.bounds.height)
        }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height.upToPixel(Runtime.current.screen.scale)
    }

    /// Measures rows again, as they become visible, after a change of the width.
    func widthChanged() {
        rows.width = bounds.width
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

    /// Updates the content height: the rows, headers, footers and other views.
    func contentHeightChanged() {
        let height = sectionsTop + CGFloat(rows.extents.total) + furniture.footerHeight
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }
}
