/// Arranges the items of a group along its axis.
struct LineSolver {
    let solver: GroupSolver
    let axis: FlowAxis
    /// The available size in the group, or its estimate.
    let room: CGSize
    /// Whether the group's length along the axis depends on its items.
    let isOpen: Bool
    /// Whether the group's length across the axis depends on its items.
    let isOpenAcross: Bool

    struct Child {
        var spec: ItemSpec
        var solved: SolvedGroup
    }

    // MARK: Number of items

    /// Repeats items while they fit, at least one.
    func fill(_ specs: [ItemSpec], spacing: LayoutSpacing, first: Int, limit: Int) -> [Child] {
        var children: [Child] = []
        var used: CGFloat = 0
        var count = 0
        while count < limit, !specs.isEmpty {
            let spec = specs[children.count % specs.count]
            let solved = solver.solve(spec, in: room, first: first + count, limit: limit - count)
            let length = deciding(spec, solved) + least(spec)
            let end = used + (children.isEmpty ? 0 : spacing.length) + length
            // A rounding error must not exclude an item.
            if !children.isEmpty, end > axis.along(room) + 0.01 { break }
            // Items without a length would never fill the line.
            guard solved.count > 0, length > 0 || children.isEmpty else { break }
            used = end
            count += solved.count
            children.append(Child(spec: spec, solved: solved))
        }
        return children
    }

    /// The length that determines whether an item fits.
    private func deciding(_ spec: ItemSpec, _ solved: SolvedGroup) -> CGFloat {
        isOpen ? axis.along(spec.size.resolved(in: room)) : axis.along(solved.size)
    }

    private func least(_ spec: ItemSpec) -> CGFloat {
        spec.edges.before(axis).length + spec.edges.after(axis).length
    }

    /// Repeats one item a number of times.
    func repeating(
        _ spec: ItemSpec, count: Int, shares: Bool, spacing: LayoutSpacing, first: Int, limit: Int
    ) -> [Child] {
        let spec = shares ? sharing(spec, count, spacing) : spec
        var children: [Child] = []
        var items = 0
        while children.count < count, items < limit {
            let solved = solver.solve(spec, in: room, first: first + items, limit: limit - items)
            guard solved.count > 0 else { break }
            items += solved.count
            children.append(Child(spec: spec, solved: solved))
        }
        return children
    }

    /// The item with an equal part of the available length, unless the group's length depends on its items.
    private func sharing(_ spec: ItemSpec, _ count: Int, _ spacing: LayoutSpacing) -> ItemSpec {
        guard !isOpen, count > 0 else { return spec }
        var spec = spec
        let part = (axis.along(room) - spacing.length * CGFloat(count - 1)) / CGFloat(count)
        if axis == .vertical {
            spec.size.height = LayoutLength(.absolute, part)
        } else {
            spec.size.width = LayoutLength(.absolute, part)
        }
        return spec
    }

    // MARK: Positions

    /// Positions the items one after another, and distributes the remaining space. Returns their total size.
    func place(_ children: [Child], spacing: LayoutSpacing, in solved: inout SolvedGroup) -> CGSize {
        let children = isUniform(children) ? levelled(children) : children
        let gaps = CGFloat(max(0, children.count - 1))
        let used = children.reduce(spacing.length * gaps) { $0 + axis.along($1.solved.size) + least($1.spec) }
        let growing = children.reduce(spacing.isFlexible ? gaps : 0) { $0 + flexibleEdges($1.spec) }
        let rest = isOpen || growing == 0 ? 0 : max(0, axis.along(room) - used) / growing
        let thickness = children.map { axis.across($0.solved.size) + leastAcross($0.spec) }.max() ?? 0
        let across = max(thickness, isOpenAcross ? 0 : axis.across(room))
        var along: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { along += spacing.length + (spacing.isFlexible ? rest : 0) }
            along += grown(child.spec.edges.before(axis), rest)
            let origin = axis.point(along: along, across: self.across(child, in: across))
            add(child.solved, at: origin, to: &solved)
            along += axis.along(child.solved.size) + grown(child.spec.edges.after(axis), rest)
        }
        return axis.size(along: along, across: thickness)
    }

    private var other: FlowAxis { axis == .vertical ? .horizontal : .vertical }

    private func leastAcross(_ spec: ItemSpec) -> CGFloat {
        spec.edges.before(other).length + spec.edges.after(other).length
    }

    private func grown(_ spacing: LayoutSpacing, _ rest: CGFloat) -> CGFloat {
        spacing.length + (spacing.isFlexible ? rest : 0)
    }

    private func flexibleEdges(_ spec: ItemSpec) -> CGFloat {
        (spec.edges.before(axis).isFlexible ? 1 : 0) + (spec.edges.after(axis).isFlexible ? 1 : 0)
    }

    /// The position across the axis: at the leading side, unless flexible spacing moves the item.
    private func across(_ child: Child, in room: CGFloat) -> CGFloat {
        let (before, after) = (child.spec.edges.before(other), child.spec.edges.after(other))
        let rest = max(0, room - axis.across(child.solved.size) - before.length - after.length)
        guard before.isFlexible else { return before.length }
        return before.length + (after.isFlexible ? rest / 2 : rest)
    }

    private func add(_ child: SolvedGroup, at origin: CGPoint, to solved: inout SolvedGroup) {
        let first = solved.count
        for element in child.elements {
            var element = element
            element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
            switch element.kind {
            case .item(let item): element.kind = .item(first + item)
            case .supplementary(let kind, let item): element.kind = .supplementary(kind, item: first + item)
            }
            solved.elements.append(element)
        }
        solved.count += child.count
    }

    // MARK: Uniform siblings

    private func isUniform(_ children: [Child]) -> Bool {
        children.contains { $0.spec.size.height.kind == .uniform || $0.spec.size.width.kind == .uniform }
    }

    /// The children with the largest of their lengths, if they are uniform.
    private func levelled(_ children: [Child]) -> [Child] {
        let width = children.filter { $0.spec.size.width.kind == .uniform }.map(\.solved.size.width).max()
        let height = children.filter { $0.spec.size.height.kind == .uniform }.map(\.solved.size.height).max()
        return children.map { child in
            var child = child
            var size = child.solved.size
            if let width, child.spec.size.width.kind == .uniform { size.width = width }
            if let height, child.spec.size.height.kind == .uniform { size.height = height }
            child.solved.size = size
            if case .item = child.spec.content { child.solved.elements[0].frame.size = size }
            return child
        }
    }
}
