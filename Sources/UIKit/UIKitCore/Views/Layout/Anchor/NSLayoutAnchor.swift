/// Creates constraints for one attribute of a view or a guide. iOS 9.
///
/// Get an anchor from a view or a guide. The type determines which anchors can be combined: horizontal ones, vertical
/// ones, or dimensions. Follows Apple's page "NSLayoutAnchor".
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// Returns an inactive constraint: this anchor equals the other one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }

    /// Returns an inactive constraint: this anchor is greater than or equal to the other one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }

    /// Returns an inactive constraint: this anchor is less than or equal to the other one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }

    /// Returns an inactive constraint: this anchor equals the other one plus a constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, anchor, constant: c)
    }

    /// Returns an inactive constraint: this anchor is greater than or equal to the other one plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Returns an inactive constraint: this anchor is less than or equal to the other one plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }

    /// The anchor in the form that the console prints.
    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { text } : "<NSLayoutAnchor>"
    }

    private var text: String {
        "<\(operand.anchorClass):\(describedAddress(of: self)) \"\(operand.text)\">"
    }

    func relate<Other>(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Other>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        operand.check(against: other.operand, self, other)
        return NSLayoutConstraint(
            operand, relation, other.operand, multiplier: multiplier, constant: constant)
    }
}

extension LayoutOperand {
    fileprivate var anchorClass: String {
        switch origin == nil ? place.attribute.kind : .size {
        case .horizontal: "NSLayoutXAxisAnchor"
        case .vertical: "NSLayoutYAxisAnchor"
        case .size: "NSLayoutDimension"
        case .none: "NSLayoutAnchor"
        }
    }

    @MainActor
    fileprivate func check(against other: LayoutOperand, _ anchor: NSObject, _ otherAnchor: NSObject) {
        let (one, another) = (place.attribute, other.place.attribute)
        guard origin == nil, other.origin == nil,
            one.isDirectional && another.isAbsoluteSide || one.isAbsoluteSide && another.isDirectional
        else { return }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "NSLayoutConstraint for \(anchor): A constraint cannot be made between \(anchor) and \(otherAnchor) "
                + "because their units are not compatible.")
    }
}
