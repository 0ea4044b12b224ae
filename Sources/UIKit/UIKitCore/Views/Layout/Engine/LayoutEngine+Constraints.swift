import LayoutSolver

// Constraints as rows. Positions are compared in the coordinates of the nearest common superview.
extension LayoutEngine {
    func build(_ constraint: NSLayoutConstraint) {
        guard row(of: constraint) == nil, constraint.holder != nil,
            !constraint.awaitsItems || constraint.receivesItems(),
            let ground = LayoutGround(under: constraint)
        else { return }
        constraint.takeSpacing()
        var sum = difference(of: constraint, on: ground)
        let base = sum.constant
        sum.constant -= Double(constraint.constantStorage)
        let id = addRow(
            sum, constraint.relation, priority: constraint.priorityStorage, for: .constraint(constraint))
        if !isFitting { constraint.row = ConstraintRow(engine: link, id: id, base: base) }
    }

    /// Returns the first side minus the second, without the constant.
    private func difference(of constraint: NSLayoutConstraint, on ground: LayoutGround) -> LayoutExpression {
        var sum = LayoutExpression()
        sum.reserveTerms(4)
        add(constraint.first, times: 1, to: &sum, on: ground)
        if let second = constraint.second {
            add(second, times: -Double(constraint.multiplier), to: &sum, on: ground)
        }
        return sum
    }

    private func add(
        _ operand: LayoutOperand, times factor: Double, to sum: inout LayoutExpression,
        on ground: LayoutGround
    ) {
        add(operand.place, times: factor, to: &sum, on: ground)
        if let origin = operand.origin { add(origin, times: -factor, to: &sum, on: ground) }
    }

    private func add(
        _ place: LayoutPlace, times factor: Double, to sum: inout LayoutExpression, on ground: LayoutGround
    ) {
        guard let reference = place.reference else { return }
        let attribute = ground.absolute(place.attribute)
        switch attribute {
        case .width: sum.add(ensureItem(for: reference).size.horizontal, times: factor)
        case .height: sum.add(ensureItem(for: reference).size.vertical, times: factor)
        case .firstBaseline, .lastBaseline:
            addBaseline(attribute, of: reference, times: factor, to: &sum, on: ground)
        default:
            if let inner = attribute.withinMargins, let view = reference.view {
                addMargin(attribute, inner, of: view, times: factor, to: &sum, on: ground)
            } else {
                addPosition(attribute, of: reference, times: factor, to: &sum, on: ground)
            }
        }
    }

    private func addMargin(
        _ attribute: NSLayoutConstraint.Attribute, _ inner: NSLayoutConstraint.Attribute, of view: UIView,
        times factor: Double, to sum: inout LayoutExpression, on ground: LayoutGround
    ) {
        guard view === ground.view, ground.isContent else {
            let guide = LayoutPlace(item: view.layoutMarginsGuide, attribute: inner)
            return add(guide, times: factor, to: &sum, on: ground)
        }
        // A margin of scrolling content is relative to the edge of the content.
        addPosition(inner, of: view.layoutReference, times: factor, to: &sum, on: ground)
        let margins = view.layoutMargins
        let sign = ground.isFlipped && inner.axis == .horizontal ? -factor : factor
        switch inner {
        case .left, .top: sum.add(margins.low(inner.axis), times: sign)
        case .right, .bottom: sum.add(margins.high(inner.axis), times: -sign)
        default: break
        }
    }

    /// Adds the position of an attribute. In a right-to-left layout, positions are relative to the right edge.
    private func addPosition(
        _ attribute: NSLayoutConstraint.Attribute, of reference: LayoutReference, times factor: Double,
        to sum: inout LayoutExpression, on ground: LayoutGround
    ) {
        let axis = attribute.axis
        guard ground.isFlipped, axis == .horizontal else {
            return addPlainPosition(attribute, of: reference, times: factor, to: &sum, on: ground)
        }
        addSpan(of: ground.view, axis, times: factor, to: &sum)
        addPlainPosition(attribute, of: reference, times: -factor, to: &sum, on: ground)
    }

    private func addPlainPosition(
        _ attribute: NSLayoutConstraint.Attribute, of reference: LayoutReference, times factor: Double,
        to sum: inout LayoutExpression, on ground: LayoutGround
    ) {
        let axis = attribute.axis
        addLow(axis, of: reference, times: factor, to: &sum, on: ground)
        switch attribute {
        case .right, .bottom: addExtent(axis, of: reference, times: factor, to: &sum, on: ground)
        case .centerX, .centerY: sum.add(ensureItem(for: reference).size[axis], times: factor / 2)
        default: break
        }
    }

    /// Adds the origin of an item in the coordinates of the ground.
    private func addLow(
        _ axis: NSLayoutConstraint.Axis, of reference: LayoutReference, times factor: Double,
        to sum: inout LayoutExpression, on ground: LayoutGround
    ) {
        if reference === ground.reference {
            if !ground.isContent { sum.add(ground.view.alignmentRectInsets.low(axis), times: factor) }
            return
        }
        sum.add(ensureItem(for: reference).origin[axis], times: factor)
        var view = reference.container
        while let step = view, step !== ground.view {
            sum.add(ensureItem(for: step).origin[axis], times: factor)
            sum.add(step.alignmentRectInsets.low(axis), times: -factor)
            if step.flags.contains(.isScrollView), let scrollView = step as? UIScrollView {
                sum.add(ensureItem(for: scrollView.frameLayoutGuide).origin[axis], times: -factor)
            }
            view = step.superviewReference.object
        }
    }

    private func addExtent(
        _ axis: NSLayoutConstraint.Axis, of reference: LayoutReference, times factor: Double,
        to sum: inout LayoutExpression, on ground: LayoutGround
    ) {
        guard ground.isContent, reference === ground.reference,
            let scrollView = reference.view as? UIScrollView
        else { return sum.add(ensureItem(for: reference).size[axis], times: factor) }
        sum.add(ensureItem(for: scrollView.contentLayoutGuide).size[axis], times: factor)
    }

    /// Adds the size of a view's coordinate space.
    private func addSpan(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout LayoutExpression
    ) {
        guard let scrollView = view as? UIScrollView else {
            return addInnerSize(of: view, axis, times: factor, to: &sum)
        }
        sum.add(ensureItem(for: scrollView.contentLayoutGuide).size[axis], times: factor)
    }

    private func addBaseline(
        _ attribute: NSLayoutConstraint.Attribute, of reference: LayoutReference, times factor: Double,
        to sum: inout LayoutExpression, on ground: LayoutGround
    ) {
        let isFirst = attribute == .firstBaseline
        let edge = isFirst ? NSLayoutConstraint.Attribute.top : .bottom
        guard let view = reference.view else {
            return addPosition(edge, of: reference, times: factor, to: &sum, on: ground)
        }
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if let below = text.baselineDistances?.fromMiddle {
            addPosition(.centerY, of: text.layoutReference, times: factor, to: &sum, on: ground)
            return sum.add(below, times: factor)
        }
        addPosition(edge, of: text.layoutReference, times: factor, to: &sum, on: ground)
        guard let distances = text.baselineDistances else { return }
        sum.add(isFirst ? distances.firstFromTop : -distances.lastFromBottom, times: factor)
    }
}

/// The coordinate space in which a constraint compares positions, and the interpretation of its attributes.
@MainActor
struct LayoutGround {
    let view: UIView
    let reference: LayoutReference
    /// Whether positions are relative to the right edge: for leading and trailing in a right-to-left layout.
    let isFlipped: Bool
    /// Whether the view's edges are those of its scrolling content.
    let isContent: Bool
    private let isRightToLeft: Bool

    /// Returns `nil` if an item was deallocated.
    init?(under constraint: NSLayoutConstraint) {
        guard constraint.isComplete, let view = constraint.commonAncestor else { return nil }
        self.view = view
        reference = view.layoutReference
        isContent = view.flags.contains(.isScrollView)
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        isFlipped = isRightToLeft && constraint.isDirectional
    }

    /// Returns a leading or trailing attribute as left or right.
    func absolute(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: attribute
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the attribute depends on the layout direction.
    fileprivate var isDirectional: Bool {
        first.place.attribute.isDirectional || first.origin?.attribute.isDirectional ?? false
            || second?.place.attribute.isDirectional ?? false
    }
}
