/// Creates the constraints for a format.
@MainActor
struct VisualFormatBuilder {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions

    init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
        self.format = format
        self.options = options
    }

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try checkAlignment()
        var made: [NSLayoutConstraint] = []
        if format.beginsAtEdge { made += try edgeConstraints(format.spaces[0], atBeginning: true) }
        for (index, view) in format.views.enumerated() {
            made += sizeConstraints(of: view)
            if index > 0 { made += spaceConstraints(before: index) + alignments(before: index) }
        }
        if format.endsAtEdge, let last = format.spaces.last {
            made += try edgeConstraints(last, atBeginning: false)
        }
        return made
    }

    // MARK: Attributes

    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The attributes of the first and the last side in the direction of the format.
    private var sides: (begin: Attribute, end: Attribute) {
        guard format.axis == .horizontal else { return (.top, .bottom) }
        let direction = options.intersection(.directionMask)
        if direction == .directionLeftToRight { return (.left, .right) }
        return direction == .directionRightToLeft ? (.right, .left) : (.leading, .trailing)
    }

    private var marginSides: (begin: Attribute, end: Attribute) {
        switch sides {
        case (.top, _): (.topMargin, .bottomMargin)
        case (.left, _): (.leftMargin, .rightMargin)
        case (.right, _): (.rightMargin, .leftMargin)
        default: (.leadingMargin, .trailingMargin)
        }
    }

    /// Whether the coordinates decrease along the format, as from right to left.
    private var isReversed: Bool { sides.begin == .right }

    // MARK: Spaces

    private func edgeConstraints(
        _ space: VisualFormat.Space, atBeginning: Bool
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let view = atBeginning ? format.views.first : format.views.last
        guard let item = view?.item, let edge = item.container else {
            throw VisualFormatError(
                problem:
                    "Unable to interpret '|' character, because the related view doesn't have a superview",
                position: atBeginning ? 0 : format.views.count)
        }
        var edgeSides = sides
        if case .standard = space { edgeSides = marginSides }
        let own = atBeginning ? sides.begin : sides.end
        let other = atBeginning ? edgeSides.begin : edgeSides.end
        return predicates(of: space, standard: 0).map { predicate in
            atBeginning
                ? distance(from: (edge, other), to: (item, own), predicate)
                : distance(from: (item, own), to: (edge, other), predicate)
        }
    }

    private func spaceConstraints(before index: Int) -> [NSLayoutConstraint] {
        let (one, other) = (format.views[index - 1].item, format.views[index].item)
        let isBaseline = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
        let begin: Attribute = isBaseline ? .firstBaseline : sides.begin
        let end: Attribute = isBaseline ? .lastBaseline : sides.end
        return predicates(of: format.spaces[index], standard: SystemSpacing.betweenItems)
            .map { distance(from: (one, end), to: (other, begin), $0) }
    }

    private func predicates(of space: VisualFormat.Space, standard: CGFloat) -> [VisualFormat.Predicate] {
        switch space {
        case .none: [VisualFormat.Predicate()]
        case .standard: [VisualFormat.Predicate(value: .constant(standard))]
        case .given(let predicates): predicates
        }
    }

    private func distance(
        from start: (any LayoutItemSource, Attribute), to end: (any LayoutItemSource, Attribute),
        _ predicate: VisualFormat.Predicate
    ) -> NSLayoutConstraint {
        let (first, second) = isReversed ? (start, end) : (end, start)
        return make(first, predicate.relation, second, predicate.value.constant, predicate.priority)
    }

    private func make(
        _ first: (any LayoutItemSource, Attribute), _ relation: NSLayoutConstraint.Relation,
        _ second: (any LayoutItemSource, Attribute)?, _ constant: CGFloat, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first.0, attribute: first.1, relatedBy: relation, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, multiplier: 1, constant: constant)
        constraint.priorityStorage = priority
        return constraint
    }

    // MARK: Sizes and alignments

    private func sizeConstraints(of view: VisualFormat.View) -> [NSLayoutConstraint] {
        let size: Attribute = format.axis == .horizontal ? .width : .height
        return view.sizes.map { predicate in
            switch predicate.value {
            case .constant(let constant):
                make((view.item, size), predicate.relation, nil, constant, predicate.priority)
            case .sizeOf(let other):
                make((view.item, size), predicate.relation, (other, size), 0, predicate.priority)
            }
        }
    }

    private static let alignmentAttributes: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
    ]

    private func alignments(before index: Int) -> [NSLayoutConstraint] {
        let (one, other) = (format.views[index - 1].item, format.views[index].item)
        return Self.alignmentAttributes.filter { options.contains($0.0) }
            .map { make((one, $0.1), .equal, (other, $0.1), 0, .required) }
    }

    /// A format of one view aligns nothing, whatever its options are.
    private func checkAlignment() throws(VisualFormatError) {
        guard format.views.count > 1 else { return }
        let along = Self.alignmentAttributes.first { options.contains($0.0) && $0.1.axis == format.axis }
        guard along != nil else { return }
        let name = format.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatError(
            problem: "Options mask required views to be aligned on a \(name) edge, which is not allowed for "
                + "layout that is also \(name).",
            position: 0)
    }
}
