/// An anchor of a vertical attribute: an edge, the middle or a baseline. iOS 9. Follows Apple's page
/// "NSLayoutYAxisAnchor".
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another one, as a size. iOS 10.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(otherAnchor.operand.place, from: operand.place))
    }

    /// A constraint that keeps this anchor below the other one by a multiple of the system's space, which depends on the fonts at
    /// baselines of text. iOS 11.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        below(anchor, .equal, multiplier)
    }

    /// A constraint that keeps this anchor at least a multiple of the system's space below the other one. iOS 11.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        below(anchor, .greaterThanOrEqual, multiplier)
    }

    /// A constraint that keeps this anchor at most a multiple of the system's space below the other one. iOS 11.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        below(anchor, .lessThanOrEqual, multiplier)
    }

    private func below(
        _ anchor: NSLayoutYAxisAnchor, _ relation: NSLayoutConstraint.Relation, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = relate(relation, anchor)
        constraint.spacing = SystemSpacing(multiplier: multiplier)
        constraint.takeSpacing()
        return constraint
    }
}
