/// An anchor of a horizontal attribute: an edge or the center. iOS 9. Follows Apple's page "NSLayoutXAxisAnchor".
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a dimension. iOS 10.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(otherAnchor.operand.place, from: operand.place))
    }

    /// Returns an inactive constraint: this anchor follows the other one at a multiple of the system spacing. iOS 11.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: SystemSpacing.betweenItems * multiplier)
    }

    /// Returns an inactive constraint: this anchor follows the other one at a multiple of the system spacing or more.
    /// iOS 11.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenItems * multiplier)
    }

    /// Returns an inactive constraint: this anchor follows the other one at a multiple of the system spacing or less.
    /// iOS 11.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenItems * multiplier)
    }
}
