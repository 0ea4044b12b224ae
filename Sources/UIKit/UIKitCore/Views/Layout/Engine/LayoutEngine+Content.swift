import LayoutSolver

// The rows for the intrinsic content sizes of views.
extension LayoutEngine {
    func addContentRows(of item: LayoutItem, _ view: UIView) {
        let size = view.intrinsicContentSize
        item.askedWidth = nil
        for axis in NSLayoutConstraint.Axis.both { reviseContent(of: item, view, axis, size[axis]) }
        if view.contentSize(forWidth: .greatestFiniteMagnitude) != nil { noteWrapping(item) }
    }

    /// Called when a view's content size or its priorities have changed.
    func reviseContent(of view: UIView) {
        guard isDrawnToContent(view), let item = item(of: view.layoutReference) else { return }
        addContentRows(of: item, view)
    }

    private func isDrawnToContent(_ view: UIView) -> Bool {
        view.flags.contains(.isPlacedByConstraints) || isFitting && view === top
    }

    private func reviseContent(
        of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
    ) {
        guard length != UIView.noIntrinsicMetric else { return removeContentRows(of: item, axis) }
        guard let rows = item.contentRows[axis] else { return addContentRows(of: item, view, axis, length) }
        _ = setContentLength(length, of: item, axis)
        solver.setPriority(view.contentHuggingPriority(for: axis).rawValue, of: rows.hugging)
        solver.setPriority(
            view.contentCompressionResistancePriority(for: axis).rawValue, of: rows.resistance)
    }

    private func addContentRows(
        of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
    ) {
        let difference = LayoutExpression(item.size[axis], -length)
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        let row = LayoutRow.content(item, axis)
        item.contentRows[axis] = LayoutItem.ContentRows(
            hugging: addRow(difference, .lessThanOrEqual, priority: hugging, for: row),
            resistance: addRow(difference, .greaterThanOrEqual, priority: resistance, for: row),
            length: length)
    }

    func removeContentRows(of item: LayoutItem) {
        for axis in NSLayoutConstraint.Axis.both { removeContentRows(of: item, axis) }
    }

    private func removeContentRows(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
        guard let rows = item.contentRows[axis] else { return }
        removeRow(rows.hugging)
        removeRow(rows.resistance)
        item.contentRows[axis] = nil
    }

    /// Updates the heights of wrapping content for its current width. Returns whether to solve again.
    func askForHeights() -> Bool {
        var changes = false
        for item in wrappingItems {
            let width = CGFloat(solver.value(of: item.size.horizontal))
            guard let view = item.reference.view, item.contentRows.vertical != nil,
                item.askedWidth.map({ abs($0 - width) > 0.001 }) ?? true
            else { continue }
            item.askedWidth = width
            guard let height = view.contentSize(forWidth: width)?.height else { continue }
            if setContentLength(height, of: item, .vertical) { changes = true }
        }
        return changes
    }

    private func setContentLength(
        _ length: CGFloat, of item: LayoutItem, _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        guard let rows = item.contentRows[axis], rows.length != length else { return false }
        item.contentRows[axis]?.length = length
        solver.setConstant(-Double(length), of: rows.hugging)
        solver.setConstant(-Double(length), of: rows.resistance)
        return true
    }
}
