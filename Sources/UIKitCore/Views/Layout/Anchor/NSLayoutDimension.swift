/// An anchor of a size: a width, a height, or a distance of anchors. iOS 9. Follows Apple's page "NSLayoutDimension".
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that keeps the size at a number of points. It is not active.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, to: c) }

    /// A constraint that keeps the size at a number of points or more. It is not active.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: c)
    }

    /// A constraint that keeps the size at a number of points or less. It is not active.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: c)
    }

    /// A constraint that keeps the size at a multiple of another one. It is not active.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m)
    }

    /// A constraint that keeps the size at a multiple of another one or more. It is not active.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m)
    }

    /// A constraint that keeps the size at a multiple of another one or less. It is not active.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m)
    }

    /// A constraint that keeps the size at a multiple of another one and some points. It is not active.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: c)
    }

    /// A constraint that keeps the size at a multiple of another one and some points, or more. It is not active.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// A constraint that keeps the size at a multiple of another one and some points, or less. It is not active.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, to constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, nil, multiplier: 1, constant: constant)
    }
}
