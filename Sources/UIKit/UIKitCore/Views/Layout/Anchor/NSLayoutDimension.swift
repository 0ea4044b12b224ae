/// An anchor of a dimension: a width, a height, or a distance between anchors. iOS 9. Follows Apple's page
/// "NSLayoutDimension".
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns an inactive constraint: the dimension equals a constant in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, to: c) }

    /// Returns an inactive constraint: the dimension is greater than or equal to a constant in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: c)
    }

    /// Returns an inactive constraint: the dimension is less than or equal to a constant in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: c)
    }

    /// Returns an inactive constraint: the dimension equals a multiple of another one.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m)
    }

    /// Returns an inactive constraint: the dimension is greater than or equal to a multiple of another one.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m)
    }

    /// Returns an inactive constraint: the dimension is less than or equal to a multiple of another one.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m)
    }

    /// Returns an inactive constraint: the dimension equals a multiple of another one plus a constant.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint: the dimension is greater than or equal to a multiple of another one plus a
    /// constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint: the dimension is less than or equal to a multiple of another one plus a
    /// constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, to constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, nil, multiplier: 1, constant: constant)
    }
}
