// Activation and deactivation. The nearest common superview of the items holds a constraint.
extension NSLayoutConstraint {
    private static var activationCount = 0

    /// The view that holds the constraint while it is active.
    var holder: UIView? { holderReference?.view }

    /// Calls a function with the view of each item.
    func visitViews(_ body: (UIView) -> Void) {
        first.visitViews(body)
        second?.visitViews(body)
    }

    func mentions(_ item: any LayoutItemSource) -> Bool {
        let reference = item.layoutReference
        return first.mentions(reference) || second?.mentions(reference) ?? false
    }

    func activate() {
        guard holder == nil else { return }
        guard isComplete, let ancestor = commonAncestor else { return raiseNoCommonAncestor() }
        hold(in: ancestor)
    }

    func deactivate() {
        guard let holder else { return }
        holderReference = nil
        awaitsItems = false
        holder.layout?.constraints.removeIdentical(self)
        visitViews { $0.layout?.mentions.removeIdentical(self) }
        holder.layout?.engine?.forget(self)
    }

    /// Adds the constraint to a view that an app has specified, which must be a common superview of its items. Until the view's first
    /// layout, the items may be missing. Evidence: hunt-layout-02.
    func activate(in view: UIView) {
        guard holder !== view else { return }
        let hasItems = isWithin(view)
        if !hasItems {
            warnOfUnpreparedHierarchy()
            guard view.topmostView.layout?.ownEngine == nil else { return raiseOutsideSubtree(of: view) }
        }
        deactivate()
        hold(in: view)
        awaitsItems = !hasItems
    }

    /// Checks whether the missing items were added, before the constraint is resolved. If not, it raises an exception and deactivates the
    /// constraint.
    func receivesItems() -> Bool {
        awaitsItems = false
        guard let holder, isComplete, !isWithin(holder) else { return true }
        raiseOutsideSubtree(of: holder)
        deactivate()
        return false
    }

    /// Called before a view to which the constraint refers leaves its superview. Deactivates the constraint unless its holder leaves as
    /// well, or the view wasn't in the holder's hierarchy.
    func itemLeaves(_ view: UIView) {
        guard let holder, !holder.isWithin(view), !awaitsItems || view.isWithin(holder) else { return }
        deactivate()
    }

    private func isWithin(_ view: UIView) -> Bool {
        var (isWithin, hasViews) = (true, false)
        visitViews {
            hasViews = true
            if !$0.isWithin(view) { isWithin = false }
        }
        return isWithin && hasViews
    }

    private func hold(in view: UIView) {
        Self.activationCount += 1
        order = Self.activationCount
        let layout = view.ensureLayout()
        holderReference = layout.reference
        layout.constraints.append(self)
        visitViews { $0.noteMention(by: self) }
        view.noteLayoutUse()
        view.changeLayout { $0.add(self) }
    }

    /// Whether every item still exists and has a view.
    package var isComplete: Bool { first.isComplete && second?.isComplete ?? true }

    /// The nearest common superview of all items; `nil` for none.
    package var commonAncestor: UIView? {
        guard let second else { return first.commonAncestor }
        guard let one = first.commonAncestor, let other = second.commonAncestor else { return nil }
        return one.nearestView(above: other)
    }

    func setConstant(_ constant: CGFloat) {
        guard constant != constantStorage, checkConstant(constant) else { return }
        constantStorage = constant
        spacing = nil
        holder?.changeLayout { $0.constantChanged(of: self) }
    }

    func setPriority(_ priority: UILayoutPriority) {
        guard priority != priorityStorage, checkPriority(priority) else { return }
        priorityStorage = priority
        holder?.changeLayout { $0.priorityChanged(of: self) }
    }
}

extension LayoutOperand {
    fileprivate func mentions(_ reference: LayoutReference) -> Bool {
        place.reference === reference || origin?.reference === reference
    }

    fileprivate var commonAncestor: UIView? {
        guard let view = place.view, let origin else { return place.view }
        return origin.view?.nearestView(above: view)
    }
}

extension UIView {
    fileprivate func noteMention(by constraint: NSLayoutConstraint) {
        let layout = ensureLayout()
        // A constraint that refers to the view twice is visited twice in a row.
        if layout.mentions.last !== constraint { layout.mentions.append(constraint) }
        noteLayoutUse()
    }

    /// Returns the nearest common superview of this view and another one, which may be one of the two.
    func nearestView(above other: UIView) -> UIView? {
        if self === other || other.superviewReference.isTo(self) { return self }
        var (one, another) = (self, other)
        var (depth, otherDepth) = (self.depth, other.depth)
        while one !== another {
            if depth >= otherDepth {
                guard let superview = one.superviewReference.object else { return nil }
                (one, depth) = (superview, depth - 1)
            } else {
                guard let superview = another.superviewReference.object else { return nil }
                (another, otherDepth) = (superview, otherDepth - 1)
            }
        }
        return one
    }

    private var depth: Int {
        var (count, view) = (0, self)
        while let superview = view.superviewReference.object { (count, view) = (count + 1, superview) }
        return count
    }
}
