import LayoutSolver

// The rectangles in the engine, and the rows other than the app's constraints that determine them.
extension LayoutEngine {
    func ensureItem(for source: any LayoutItemSource) -> LayoutItem {
        ensureItem(for: source.layoutReference)
    }

    func ensureItem(for reference: LayoutReference) -> LayoutItem {
        if let item = item(of: reference) { return item }
        let item = LayoutItem(reference, in: solver)
        insert(item)
        if let view = reference.view {
            join(view)
            addRows(of: item, view)
        } else if let guide = reference.guide {
            addRows(of: item, guide)
        }
        return item
    }

    /// Adds a view, which reports its moves from now on.
    private func join(_ view: UIView) {
        guard !isFitting else { return }
        view.ensureLayout().engineLink = link
        view.noteLayoutUse()
    }

    private func addRows(of item: LayoutItem, _ view: UIView) {
        if view === top, isFitting { return addFittingRows(of: item, view) }
        if view.flags.contains(.isPlacedByConstraints) {
            addBounds(to: item)
            addContentRows(of: item, view)
        } else {
            addFixedRows(of: item, view)
        }
    }

    private func addRows(of item: LayoutItem, _ guide: UILayoutGuide) {
        guard let edges = guide.edges, let view = guide.owningView else { return addBounds(to: item) }
        addFixedRows(of: item, edges, in: view)
        noteGuide(item)
        if !isFitting { view.flags.insert(.placesByConstraints) }
        // A view can be smaller than its margins. They are larger than a cell whose content is only centered.
        if edges.high.horizontal == nil || edges.high.vertical == nil { addBounds(to: item) }
    }

    private func addBounds(to item: LayoutItem) {
        item.boundRows = AxisValues(
            addRow(LayoutExpression(item.size.horizontal), .greaterThanOrEqual, for: .bound),
            addRow(LayoutExpression(item.size.vertical), .greaterThanOrEqual, for: .bound))
    }

    func removeBounds(of item: LayoutItem) {
        guard let rows = item.boundRows else { return }
        removeRow(rows.horizontal)
        removeRow(rows.vertical)
        item.boundRows = nil
    }

    private func addFittingRows(of item: LayoutItem, _ view: UIView) {
        for axis in NSLayoutConstraint.Axis.both {
            _ = addRow(LayoutExpression(item.origin[axis]), .equal, for: .bound)
        }
        addBounds(to: item)
        addContentRows(of: item, view)
    }

    /// Called when a view is placed differently, or has different content.
    func reviseItem(of view: UIView) {
        guard let item = item(of: view.layoutReference) else {
            if view.flags.contains(.isPlacedByConstraints) { _ = ensureItem(for: view) }
            return
        }
        removeFixedRows(of: item)
        removeBounds(of: item)
        removeContentRows(of: item)
        addRows(of: item, view)
    }

    func removeFixedRows(of item: LayoutItem) {
        for row in item.fixedRows { removeRow(row.id) }
        item.fixedRows = []
    }

    // MARK: Frames

    /// Adds the frame and the mask as constraints. If the superview is placed by constraints, the view follows its
    /// size.
    private func addFixedRows(of item: LayoutItem, _ view: UIView) {
        for (attribute, expression) in maskExpressions(of: item, view) {
            let stand = NSAutoresizingMaskLayoutConstraint(
                LayoutOperand(LayoutPlace(item: view, attribute: attribute)), .equal, nil, multiplier: 1,
                constant: CGFloat(-expression.constant))
            let id = addRow(expression, .equal, for: .mask(stand))
            item.fixedRows.append(LayoutItem.FixedRow(id: id, constant: expression.constant))
        }
    }

    private func maskExpressions(
        of item: LayoutItem, _ view: UIView
    ) -> [(NSLayoutConstraint.Attribute, LayoutExpression)] {
        let rectangle = view.alignmentRect(forFrame: view.uprightFrame)
        return NSLayoutConstraint.Axis.both.flatMap { axis in
            let shares = view.maskShares(axis)
            let place = axis == .horizontal ? NSLayoutConstraint.Attribute.left : .top
            let size = axis == .horizontal ? NSLayoutConstraint.Attribute.width : .height
            return [
                (place, follow(view, item.origin[axis], rectangle.low(axis), shares.origin, axis)),
                (size, follow(view, item.size[axis], rectangle.size[axis], shares.size, axis)),
            ]
        }
    }

    /// Adds `variable - value - share × (change of the superview's size) = 0`.
    private func follow(
        _ view: UIView, _ variable: LayoutVariable, _ value: CGFloat, _ share: Double,
        _ axis: NSLayoutConstraint.Axis
    ) -> LayoutExpression {
        var expression = LayoutExpression(variable, -value)
        guard share != 0, let superview = view.superviewReference.object, superview !== view,
            sizesByConstraints(superview)
        else { return expression }
        let item = ensureItem(for: superview)
        let insets = superview.alignmentRectInsets
        let present = superview.boundsStorage.size[axis] - insets.low(axis) - insets.high(axis)
        expression.add(item.size[axis], times: -share)
        expression.add(present, times: share)
        return expression
    }

    private func sizesByConstraints(_ view: UIView) -> Bool {
        view.flags.contains(.isPlacedByConstraints) || isFitting && view === top
    }

    // MARK: Guides

    private func addFixedRows(of item: LayoutItem, _ edges: GuideEdges, in view: UIView) {
        for expression in guideExpressions(of: item, edges, in: view) {
            let stand = SystemLayoutConstraint(
                LayoutOperand(LayoutPlace(item: item.reference.guide, attribute: .left)), .equal, nil,
                multiplier: 1, constant: CGFloat(expression.constant))
            stand.identifier = item.reference.guide?.identifier
            let id = addRow(expression, .equal, for: .system(stand))
            item.fixedRows.append(LayoutItem.FixedRow(id: id, constant: expression.constant))
        }
    }

    private func guideExpressions(
        of item: LayoutItem, _ edges: GuideEdges, in view: UIView
    ) -> [LayoutExpression] {
        NSLayoutConstraint.Axis.both.flatMap { axis -> [LayoutExpression] in
            var low = LayoutExpression(item.origin[axis])
            subtract(edges.low[axis], axis, in: view, from: &low)
            guard let edge = edges.high[axis] else { return [low] }
            var high = LayoutExpression(item.origin[axis])
            high.add(item.size[axis])
            subtract(edge, axis, in: view, from: &high)
            return [low, high]
        }
    }

    private func subtract(
        _ edge: GuideEdge, _ axis: NSLayoutConstraint.Axis, in view: UIView, from sum: inout LayoutExpression
    ) {
        switch edge {
        case .fromLow(let distance): sum.add(distance, times: -1)
        case .fromHigh(let distance):
            addInnerSize(of: view, axis, times: -1, to: &sum)
            sum.add(distance, times: 1)
        }
    }

    /// Adds the size of the bounds, which includes the insets of the alignment rectangle.
    func addInnerSize(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout LayoutExpression
    ) {
        let insets = view.alignmentRectInsets
        sum.add(ensureItem(for: view).size[axis], times: factor)
        sum.add(insets.low(axis) + insets.high(axis), times: factor)
    }

    // MARK: Changes

    /// Updates the constants in the rows of a frame or guide.
    func reviseFixedRows(of item: LayoutItem) {
        let expressions: [LayoutExpression]
        if let view = item.reference.view {
            expressions = maskExpressions(of: item, view).map(\.1)
        } else if let guide = item.reference.guide, let edges = guide.edges, let view = guide.owningView {
            expressions = guideExpressions(of: item, edges, in: view)
        } else {
            return
        }
        for (index, expression) in expressions.enumerated() where index < item.fixedRows.count {
            guard expression.constant != item.fixedRows[index].constant else { continue }
            item.fixedRows[index].constant = expression.constant
            solver.setConstant(expression.constant, of: item.fixedRows[index].id)
        }
    }

    func refreshGuides() {
        for item in guides { reviseFixedRows(of: item) }
    }
}

extension UIView {
    /// The frame without the transform.
    var uprightFrame: CGRect {
        let (anchor, size) = (anchorPoint, boundsStorage.size)
        return CGRect(
            x: centerStorage.x - size.width * anchor.x, y: centerStorage.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }

    /// The fractions of a change of the superview's size that move and resize the view, according to its mask.
    fileprivate func maskShares(_ axis: NSLayoutConstraint.Axis) -> (origin: Double, size: Double) {
        guard let superview = superviewReference.object, superview.autoresizesSubviews else { return (0, 0) }
        let (low, size, high) = flexibleParts(axis)
        guard low || size || high else { return (0, 0) }
        let (frame, whole) = (uprightFrame, superview.boundsStorage.size[axis])
        let parts = [
            low ? frame.low(axis) : 0, size ? frame.size[axis] : 0,
            high ? whole - frame.low(axis) - frame.size[axis] : 0,
        ]
        let total = parts.reduce(0, +)
        let count = Double([low, size, high].count { $0 })
        func share(_ index: Int, _ isFlexible: Bool) -> Double {
            guard isFlexible else { return 0 }
            return total > 0 ? Double(parts[index] / total) : 1 / count
        }
        return (share(0, low), share(1, size))
    }

    private func flexibleParts(_ axis: NSLayoutConstraint.Axis) -> (low: Bool, size: Bool, high: Bool) {
        let mask = autoresizingMask
        return axis == .horizontal
            ? (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
            : (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
    }
}
