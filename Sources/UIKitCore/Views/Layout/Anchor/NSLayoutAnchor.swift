/// Makes constraints for one attribute of a view or a guide. iOS 9.
///
/// Take one from a view or a guide. The type says which anchors go together: horizontal ones, vertical ones, sizes.
/// Follows Apple's page "NSLayoutAnchor".
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// A constraint that keeps both anchors equal. It is not active.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }

    /// A constraint that keeps this anchor at or beyond the other one. It is not active.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }

    /// A constraint that keeps this anchor at or before the other one. It is not active.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }

    /// A constraint that keeps this anchor at the other one and some points. It is not active.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, anchor, constant: c)
    }

    /// A constraint that keeps this anchor at or beyond the other one and some points. It is not active.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }

    /// A constraint that keeps this anchor at or before the other one and some points. It is not active.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }

    /// The anchor as the console prints it.
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
