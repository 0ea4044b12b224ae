import LayoutSolver

extension UIView {
    /// Returns the size that the constraints within the view result in. A separate engine computes it.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        bringConstraintsUpToDate()
        let engine = LayoutEngine(top: self, isFitting: true)
        engine.ask(self, for: target, AxisValues(horizontal, vertical))
        engine.update()
        guard let solved = engine.rectangle(of: self) else { return .zero }
        let size = frame(forAlignmentRect: solved).size
        let scale = Runtime.current.screen.scale
        return CGSize(width: size.width.upToPixel(scale), height: size.height.upToPixel(scale))
    }

    private func bringConstraintsUpToDate() {
        if !flags.isDisjoint(with: .wantsConstraints) { updateConstraintsIfNeeded() }
    }
}

extension LayoutEngine {
    fileprivate func ask(
        _ top: UIView, for target: CGSize, _ priorities: AxisValues<UILayoutPriority>
    ) {
        let item = ensureItem(for: top)
        for axis in NSLayoutConstraint.Axis.both {
            let attribute = axis == .horizontal ? NSLayoutConstraint.Attribute.width : .height
            let insets = top.alignmentRectInsets
            let difference = LayoutExpression(
                item.size[axis], -max(0, target[axis] - insets.low(axis) - insets.high(axis)))
            let stand = SystemLayoutConstraint(
                LayoutOperand(LayoutPlace(item: top, attribute: attribute)), .equal, nil, multiplier: 1,
                constant: target[axis])
            stand.identifier = axis == .horizontal ? "_UITemporaryLayoutWidth" : "_UITemporaryLayoutHeight"
            _ = addRow(difference, .equal, priority: priorities[axis], for: .system(stand))
        }
    }
}
