/// An anchor of a horizontal attribute: an edge or the middle. iOS 9. Follows Apple's page "NSLayoutXAxisAnchor".
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, as a size. iOS 10.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(otherAnchor.operand.place, from: operand.place))
    }

    /// A constraint that keeps this anchor after the other one by a multiple of the system's space. iOS 11.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: SystemSpacing.betweenItems * multiplier)
    }

    /// A constraint that keeps this anchor at least a multiple of the system's space after the other one. iOS 11.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: SystemSpacing.betweenItems * multiplier)
    }

    /// A constraint that keeps this anchor at most a multiple of the system's space after the other one. iOS 11.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: SystemSpacing.betweenItems * multiplier)
    }
}
