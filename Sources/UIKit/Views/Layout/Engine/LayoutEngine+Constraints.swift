import LayoutSolver

// Constraints as rows. Places are compared in the coordinates of the nearest view above both items.
extension LayoutEngine {
    func build(_ constraint: NSLayoutConstraint) {
        guard constraintRows[ObjectIdentifier(constraint)] == nil, constraint.holder != nil,
            let expression = expression(of: constraint)
        else { return }
        var row = expression
        row.constant -= Double(constraint.constantStorage)
        let id = addRow(
            row, constraint.relation, priority: constraint.priorityStorage, for: .constraint(constraint))
        constraintRows[ObjectIdentifier(constraint)] = ConstraintRow(id: id, base: expression.constant)
    }

    /// The first side less the second one, without the constant; `nil` when an item is no more.
    private func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        guard constraint.first.isComplete, constraint.second?.isComplete ?? true,
            let ground = LayoutGround(under: constraint)
        else { return nil }
        let first = expression(of: constraint.first, on: ground)
        guard let second = constraint.second else { return first }
        return first - expression(of: second, on: ground) * Double(constraint.multiplier)
    }

    private func expression(of operand: LayoutOperand, on ground: LayoutGround) -> LayoutExpression {
        let end = expression(of: operand.place, on: ground)
        guard let origin = operand.origin else { return end }
        return end - expression(of: origin, on: ground)
    }

    private func expression(of place: LayoutPlace, on ground: LayoutGround) -> LayoutExpression {
        guard let source = place.item else { return LayoutExpression() }
        let attribute = ground.absolute(place.attribute)
        switch attribute {
        case .width: return LayoutExpression(ensureItem(for: source).size.horizontal)
        case .height: return LayoutExpression(ensureItem(for: source).size.vertical)
        case .firstBaseline, .lastBaseline: return baseline(attribute, of: source, on: ground)
        default: break
        }
        if let inner = attribute.withinMargins, let view = source as? UIView {
            if view === ground.view, ground.isContent { return contentMargin(attribute, inner, on: ground) }
            let guide = LayoutPlace(item: view.layoutMarginsGuide, attribute: inner)
            return expression(of: guide, on: ground)
        }
        let position = position(attribute, of: source, on: ground)
        guard ground.isFlipped, attribute.axis == .horizontal else { return position }
        return size(of: ground.view, .horizontal) - position
    }

    /// A margin of what scrolls: from the edge of the content.
    private func contentMargin(
        _ attribute: NSLayoutConstraint.Attribute, _ inner: NSLayoutConstraint.Attribute,
        on ground: LayoutGround
    ) -> LayoutExpression {
        var place = position(inner, of: ground.view, on: ground)
        let (axis, margins) = (inner.axis, ground.view.layoutMargins)
        switch inner {
        case .left, .top: place.constant += Double(margins.low(axis))
        case .right, .bottom: place.constant -= Double(margins.high(axis))
        default: break
        }
        guard ground.isFlipped, axis == .horizontal else { return place }
        return size(of: ground.view, axis) - place
    }

    private func position(
        _ attribute: NSLayoutConstraint.Attribute, of source: any LayoutItemSource, on ground: LayoutGround
    ) -> LayoutExpression {
        let axis = attribute.axis
        let low = low(axis, of: source, on: ground)
        switch attribute {
        case .right, .bottom: return low + extent(axis, of: source, on: ground)
        case .centerX, .centerY:
            return low + LayoutExpression(ensureItem(for: source).size[axis]) * 0.5
        default: return low
        }
    }

    /// Where an item begins in the coordinates of the ground.
    private func low(
        _ axis: NSLayoutConstraint.Axis, of source: any LayoutItemSource, on ground: LayoutGround
    ) -> LayoutExpression {
        if source === ground.view {
            return LayoutExpression(ground.isContent ? 0 : ground.view.alignmentRectInsets.low(axis))
        }
        var place = LayoutExpression(ensureItem(for: source).origin[axis])
        var view = source.container
        while let step = view, step !== ground.view {
            place.add(ensureItem(for: step).origin[axis])
            place.constant -= Double(step.alignmentRectInsets.low(axis))
            if let scrollView = step as? UIScrollView {
                place.add(ensureItem(for: scrollView.frameLayoutGuide).origin[axis], -1)
            }
            view = step.superviewLink
        }
        return place
    }

    private func extent(
        _ axis: NSLayoutConstraint.Axis, of source: any LayoutItemSource, on ground: LayoutGround
    ) -> LayoutExpression {
        guard source === ground.view, ground.isContent, let scrollView = source as? UIScrollView else {
            return LayoutExpression(ensureItem(for: source).size[axis])
        }
        return LayoutExpression(ensureItem(for: scrollView.contentLayoutGuide).size[axis])
    }

    /// The size of what the ground's coordinates span.
    private func size(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
        guard let scrollView = view as? UIScrollView else { return innerSize(of: view, axis) }
        return LayoutExpression(ensureItem(for: scrollView.contentLayoutGuide).size[axis])
    }

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of source: any LayoutItemSource, on ground: LayoutGround
    ) -> LayoutExpression {
        let isFirst = attribute == .firstBaseline
        guard let view = source as? UIView else {
            return position(isFirst ? .top : .bottom, of: source, on: ground)
        }
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        var line = position(isFirst ? .top : .bottom, of: text, on: ground)
        if let distances = text.baselineDistances {
            line.constant += Double(isFirst ? distances.firstFromTop : -distances.lastFromBottom)
        }
        return line
    }
}

/// In whose coordinates a constraint compares places, and how it reads its attributes.
@MainActor
struct LayoutGround {
    let view: UIView
    /// Whether places are counted from the right edge: leading and trailing in a language that runs from right to left.
    let isFlipped: Bool
    /// Whether the view's edges are those of what scrolls in it.
    let isContent: Bool
    private let isRightToLeft: Bool

    init?(under constraint: NSLayoutConstraint) {
        let views = constraint.views
        guard var view = views.first else { return nil }
        for other in views.dropFirst() {
            guard let common = other.nearestView(above: view) else { return nil }
            view = common
        }
        self.view = view
        isContent = view is UIScrollView
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let places = [constraint.first.place, constraint.first.origin, constraint.second?.place]
        isFlipped = isRightToLeft && places.contains { $0?.attribute.isDirectional ?? false }
    }

    /// An attribute of the language as the one of the side that it is on.
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
