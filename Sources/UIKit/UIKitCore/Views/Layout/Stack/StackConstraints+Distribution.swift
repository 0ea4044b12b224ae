// The distribution of the views along the axis.
extension StackConstraints {
    private var pairs: [(before: UIView, after: UIView)] {
        zip(shown, shown.dropFirst()).map { ($0, $1) }
    }

    private var keepsSizes: Bool {
        stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    }

    /// The attributes between which a space is.
    private var spaceSides: (end: NSLayoutConstraint.Attribute, begin: NSLayoutConstraint.Attribute) {
        stack.axis == .vertical && stack.isBaselineRelativeArrangement
            ? (.lastBaseline, .firstBaseline) : (along.end, along.begin)
    }

    /// Spaces have at least the stack's spacing, and exactly that if the views fill the stack.
    var spaces: [NSLayoutConstraint] {
        pairs.map { before, after in
            make(
                "UISV-spacing", (after, spaceSides.begin), keepsSizes ? .greaterThanOrEqual : .equal,
                (before, spaceSides.end), constant: space(after: before))
        }
    }

    var distribution: [NSLayoutConstraint] {
        switch stack.distribution {
        case .fill: indexOrder()
        case .fillEqually: equalSizes
        case .fillProportionally: proportions
        case .equalSpacing: equalSpaces + indexOrder()
        case .equalCentering: equalCenters + indexOrder(above: Self.centerPriority)
        }
    }

    private var equalSizes: [NSLayoutConstraint] {
        guard let first = shown.first else { return [] }
        return shown.dropFirst().map {
            make("UISV-fill-equally", ($0, along.size), .equal, (first, along.size))
        }
    }

    /// Sizes are proportional to the contents. Views without content are ignored.
    private var proportions: [NSLayoutConstraint] {
        let lengths = shown.map { (view: $0, length: contentLength(of: $0)) }.filter { $0.length > 0 }
        guard let first = lengths.first else { return indexOrder() }
        return lengths.dropFirst().map { entry in
            make(
                "UISV-fill-proportionally", (entry.view, along.size), .equal, (first.view, along.size),
                multiplier: entry.length / first.length, priority: 999)
        }
    }

    /// The length of a nested stack is that of its own views.
    private func contentLength(of view: UIView) -> CGFloat {
        guard view is UIStackView else { return view.intrinsicContentSize[along.axis] }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)[along.axis]
    }

    /// Resolves ambiguity that the priorities leave by index: of equal views the first one grows, and the last one
    /// shrinks.
    private func indexOrder(above priority: Float = 0) -> [NSLayoutConstraint] {
        guard shown.count > 1 else { return [] }
        let step = 1 / Float(shown.count)
        return shown.enumerated().dropFirst().map { index, view in
            make(
                "UISV-ambiguity-suppression", (view, along.size), .equal, nil,
                priority: priority + 1 + Float(index) * step)
        }
    }

    private var equalSpaces: [NSLayoutConstraint] {
        distances(from: spaceSides.end, to: spaceSides.begin, "UISV-distributing-edge", priority: 999)
    }

    /// With a lower priority than the content sizes, so that views aren't stretched for it.
    private var equalCenters: [NSLayoutConstraint] {
        distances(
            from: along.center, to: along.center, "UISV-distributing", priority: Self.centerPriority)
    }

    private static let centerPriority: Float = 149

    /// Makes the distances of all neighbors equal to that of the first two.
    private func distances(
        from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, _ name: String,
        priority: Float
    ) -> [NSLayoutConstraint] {
        let operands = pairs.map { before, after in
            LayoutOperand(
                LayoutPlace(item: after, attribute: end), from: LayoutPlace(item: before, attribute: start))
        }
        guard let first = operands.first else { return [] }
        return operands.dropFirst().map { operand in
            let constraint = NSLayoutConstraint(operand, .equal, first, multiplier: 1, constant: 0)
            constraint.identifier = name
            constraint.priorityStorage = UILayoutPriority(priority)
            return constraint
        }
    }
}
