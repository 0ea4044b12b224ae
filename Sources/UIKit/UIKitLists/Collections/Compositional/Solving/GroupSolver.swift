/// An element of a group, with its frame in the group.
struct SolvedElement {
    enum Kind {
        /// An item, by its offset from the group's first item.
        case item(Int)
        /// A supplementary view of an item.
        case supplementary(String, item: Int)
    }

    var kind: Kind
    var frame: CGRect
    var estimated: EstimatedLengths = []
    var zIndex = 0
}

/// A group or an item with its size and its elements.
struct SolvedGroup {
    var size = CGSize.zero
    var elements: [SolvedElement] = []
    /// The number of items in it.
    var count = 0
}

/// Arranges items in groups, and groups in groups.
///
/// The number of items that fit is computed from the final lengths if the group has them, and otherwise from the estimates. A group
/// therefore always contains the same number of items, whatever their final sizes.
struct GroupSolver {
    /// The preferred size of an item, by its index in the section; `nil` until its cell has been measured.
    let measured: (Int) -> CGSize?

    /// - Parameters:
    ///   - first: the index of the first item in the section.
    ///   - limit: the number of remaining items, at least one.
    func solve(_ spec: ItemSpec, in container: CGSize, first: Int, limit: Int) -> SolvedGroup {
        switch spec.content {
        case .item: solveItem(spec, in: container, first: first)
        case .group(let group): solveGroup(spec, group, in: container, first: first, limit: limit)
        }
    }

    // MARK: Items

    private func solveItem(_ spec: ItemSpec, in container: CGSize, first: Int) -> SolvedGroup {
        let estimated = spec.size.estimated
        var size = spec.size.resolved(in: container)
        if !estimated.isEmpty, let known = measured(first) {
            if estimated.contains(.width) { size.width = known.width }
            if estimated.contains(.height) { size.height = known.height }
        }
        let frame = inset(CGRect(origin: .zero, size: size), by: spec.insets, besides: estimated)
        var solved = SolvedGroup(size: size, count: 1)
        solved.elements.append(SolvedElement(kind: .item(0), frame: frame, estimated: estimated))
        addSupplementary(spec, on: frame, to: &solved)
        return solved
    }

    /// Insets along an estimated axis are ignored.
    private func inset(
        _ rect: CGRect, by insets: NSDirectionalEdgeInsets, besides estimated: EstimatedLengths
    ) -> CGRect {
        let (isWide, isHigh) = (estimated.contains(.width), estimated.contains(.height))
        return rect.inset(
            by: UIEdgeInsets(
                top: isHigh ? 0 : insets.top, left: isWide ? 0 : insets.leading,
                bottom: isHigh ? 0 : insets.bottom, right: isWide ? 0 : insets.trailing))
    }

    private func addSupplementary(_ spec: ItemSpec, on frame: CGRect, to solved: inout SolvedGroup) {
        for view in spec.supplementary {
            solved.elements.append(
                SolvedElement(
                    kind: .supplementary(view.kind, item: 0), frame: view.frame(on: frame),
                    zIndex: view.zIndex))
        }
    }

    // MARK: Groups

    private func solveGroup(
        _ spec: ItemSpec, _ group: GroupSpec, in container: CGSize, first: Int, limit: Int
    ) -> SolvedGroup {
        let outer = spec.size.resolved(in: container)
        let inner = CGSize(
            width: outer.width - spec.insets.leading - spec.insets.trailing,
            height: outer.height - spec.insets.top - spec.insets.bottom)
        var solved = SolvedGroup()
        let content: CGSize
        switch group.filling {
        case .custom(let frames, let zIndices):
            content = inner
            place(frames, zIndices, limit: limit, in: &solved)
        case .repeated(let items, let axis):
            let line = line(spec, axis, inner)
            let children = line.fill(items, spacing: group.spacing, first: first, limit: limit)
            content = line.place(children, spacing: group.spacing, in: &solved)
        case .counted(let item, let axis, let count, let shares):
            let line = line(spec, axis, inner)
            let children = line.repeating(
                item, count: count, shares: shares, spacing: group.spacing, first: first, limit: limit)
            content = line.place(children, spacing: group.spacing, in: &solved)
        }
        finish(&solved, spec, outer: outer, content: content)
        return solved
    }

    private func line(_ spec: ItemSpec, _ axis: FlowAxis, _ room: CGSize) -> LineSolver {
        let other: FlowAxis = axis == .vertical ? .horizontal : .vertical
        return LineSolver(
            solver: self, axis: axis, room: room, isOpen: isOpen(spec, axis),
            isOpenAcross: isOpen(spec, other))
    }

    /// Whether the group's length depends on its items.
    private func isOpen(_ spec: ItemSpec, _ axis: FlowAxis) -> Bool {
        axis == .vertical ? spec.size.height.isEstimate : spec.size.width.isEstimate
    }

    private func place(
        _ frames: [CGRect], _ zIndices: [Int], limit: Int, in solved: inout SolvedGroup
    ) {
        for (index, frame) in frames.prefix(limit).enumerated() {
            solved.elements.append(
                SolvedElement(kind: .item(index), frame: frame, zIndex: zIndices[index]))
        }
        solved.count = min(frames.count, limit)
    }

    private func finish(_ solved: inout SolvedGroup, _ spec: ItemSpec, outer: CGSize, content: CGSize) {
        let insets = spec.insets
        solved.size = CGSize(
            width: spec.size.width.isEstimate
                ? content.width + insets.leading + insets.trailing : outer.width,
            height: spec.size.height.isEstimate ? content.height + insets.top + insets.bottom : outer.height)
        for index in solved.elements.indices {
            solved.elements[index].frame = solved.elements[index].frame
                .offsetBy(dx: insets.leading, dy: insets.top)
        }
        addSupplementary(spec, on: CGRect(origin: .zero, size: solved.size), to: &solved)
    }
}
