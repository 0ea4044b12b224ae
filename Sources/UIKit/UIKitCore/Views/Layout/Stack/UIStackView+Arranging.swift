// The arranged views of a stack, and the invalidation of its constraints.
extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        guard checkIndex(index, of: view) else { return }
        arranged.removeIdentical(view)
        arranged.insert(view, at: min(index, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if !view.superviewReference.isTo(self) { addSubview(view) }
        asksForArrangement()
    }

    private func checkIndex(_ index: Int, of view: UIView) -> Bool {
        let last = arranged.holds(view) ? arranged.count - 1 : arranged.count
        if index >= 0, index <= last { return true }
        Runtime.current.diagnostics.raise(
            .range, "*** -[__NSArrayM insertObject:atIndex:]: index \(index) beyond bounds [0 .. \(last - 1)]"
        )
        return false
    }

    func stopArranging(_ view: UIView) {
        guard arranged.holds(view) else { return }
        arranged.removeIdentical(view)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangement.forget()
        asksForArrangement()
    }

    func asksForArrangement() {
        arrangement.isCurrent = false
        setNeedsUpdateConstraints()
    }

    func rearrange() {
        guard !arrangement.isCurrent else { return }
        arrangement.isCurrent = true
        arrangement.replace(with: StackConstraints(self).all)
    }

    /// Called after an arranged view was hidden or shown. Within an animation the change is animated.
    func visibilityChanged(of view: UIView) {
        guard arranged.holds(view) else { return }
        asksForArrangement()
        if AnimationContext.current != nil { (superview ?? self).layoutIfNeeded() }
    }

    /// Called after the content size of an arranged view has changed.
    func contentChanged(of view: UIView) {
        if distribution == .fillProportionally, arranged.holds(view) { asksForArrangement() }
    }

    func baselineView(isFirst: Bool) -> UIView {
        let shown = arranged.filter { !$0.isHidden }
        let view = isFirst || axis == .horizontal ? shown.first : shown.last
        return (isFirst ? view?.forFirstBaselineLayout : view?.forLastBaselineLayout) ?? self
    }
}

/// The constraints that a stack has created.
@MainActor
struct StackArrangement {
    var isCurrent = false
    private var constraints: [NSLayoutConstraint] = []

    mutating func replace(with new: [NSLayoutConstraint]) {
        forget()
        constraints = new
        NSLayoutConstraint.activate(new)
    }

    mutating func forget() {
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
    }
}

extension UIView {
    func tellStack() {
        superviewReference.with { superview in
            guard superview.flags.contains(.isStackView) else { return }
            (superview as? UIStackView)?.visibilityChanged(of: self)
        }
    }

    func tellStackOfContent() {
        superviewReference.with { superview in
            guard superview.flags.contains(.isStackView) else { return }
            (superview as? UIStackView)?.contentChanged(of: self)
        }
    }
}
