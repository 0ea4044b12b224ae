/// An anchor of a vertical attribute: an edge, the center or a baseline. iOS 9. Follows Apple's page "NSLayoutYAxisAnchor".
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a dimension. iOS 10.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(otherAnchor.operand.place, from: operand.place))
    }

    /// Returns an inactive constraint: this anchor is below the other one at a multiple of the system spacing, which depends on the fonts
    /// at baselines of text. iOS 11.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        below(anchor, .equal, multiplier)
    }

    /// Returns an inactive constraint: this anchor is below the other one at a multiple of the system spacing or more. iOS 11.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        below(anchor, .greaterThanOrEqual, multiplier)
    }

    /// Returns an inactive constraint: this anchor is below the other one at a multiple of the system spacing or less. iOS 11.
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
