/// The constraints that arrange the views of a stack, for its current properties. Their identifiers are those in a device's console.
@MainActor
struct StackConstraints {
    let stack: UIStackView
    let shown: [UIView]
    let along: StackAxis
    let across: StackAxis
    /// The rectangle that contains the views.
    let canvas: any LayoutItemSource

    init(_ stack: UIStackView) {
        self.stack = stack
        shown = stack.arranged.filter { !$0.isHidden }
        along = StackAxis(stack.axis)
        across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    var all: [NSLayoutConstraint] {
        ends + spaces + distribution + alignment + hiding + fit
    }

    /// Aligns the first and the last view with the ends of the canvas.
    private var ends: [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else { return [] }
        return [
            make("UISV-canvas-connection", (canvas, along.begin), .equal, (first, along.begin)),
            make("UISV-canvas-connection", (canvas, along.end), .equal, (last, along.end)),
        ]
    }

    /// Gives a hidden view no length, next to the visible view before it.
    private var hiding: [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var before: (any LayoutItemSource, NSLayoutConstraint.Attribute) = (canvas, along.begin)
        for view in stack.arranged {
            if view.isHidden {
                made.append(make("UISV-hiding", (view, along.begin), .equal, before))
                made.append(make("UISV-hiding", (view, along.size), .equal, nil, priority: 999))
                made.append(make("UISV-hiding", (view, across.begin), .equal, (canvas, across.begin)))
            } else {
                before = (view, along.end)
            }
        }
        return made
    }

    /// Makes the stack as small as its views allow, with a low priority.
    private var fit: [NSLayoutConstraint] {
        [along, across].map { make("UISV-canvas-fit", (stack, $0.size), .equal, nil, priority: 49) }
    }

    /// Returns the space after a view. Evidence: hunt-layout-08.
    func space(after view: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: view)
        switch custom == UIStackView.spacingUseDefault ? stack.spacing : custom {
        case UIStackView.spacingUseDefault: return 0
        case UIStackView.spacingUseSystem: return SystemSpacing.betweenItems
        case let space: return space
        }
    }

    typealias Side = (any LayoutItemSource, NSLayoutConstraint.Attribute)

    func make(
        _ name: String, _ first: Side, _ relation: NSLayoutConstraint.Relation, _ second: Side?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            LayoutOperand(LayoutPlace(item: first.0, attribute: first.1)), relation,
            second.map { LayoutOperand(LayoutPlace(item: $0.0, attribute: $0.1)) }, multiplier: multiplier,
            constant: constant)
        constraint.identifier = name
        constraint.priorityStorage = UILayoutPriority(priority)
        return constraint
    }
}

/// The attributes of one of a stack's axes.
struct StackAxis {
    let axis: NSLayoutConstraint.Axis
    let begin: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        let isHorizontal = axis == .horizontal
        begin = isHorizontal ? .leading : .top
        end = isHorizontal ? .trailing : .bottom
        center = isHorizontal ? .centerX : .centerY
        size = isHorizontal ? .width : .height
    }
}
