// The pass that comes before the layout. Marks lead down from the window to the views that asked.
extension UIView {
    func markNeedsConstraints() {
        flags.insert(.needsConstraints)
        markSubtreeNeedsConstraints()
    }

    private func markSubtreeNeedsConstraints() {
        let hasSuperview: Void? = superviewReference.with { superview in
            if superview.flags.contains(.subtreeNeedsConstraints) { return }
            superview.flags.insert(.subtreeNeedsConstraints)
            superview.markSubtreeNeedsConstraints()
        }
        if hasSuperview == nil, flags.contains(.isWindow) {
            asWindow.asksForLayout()
        }
    }

    /// Leads the marks of a view that has joined a superview on to the window.
    ///
    /// A page that joins a view that holds nothing but pages needs no mark: its own layout sees to it.
    @inline(__always)
    func passOnMarks(to superview: UIView) {
        if !flags.isDisjoint(with: .wantsLayout) { markSubtreeNeedsLayout() }
        if !flags.isDisjoint(with: .wantsConstraints)
            || superview.flags.isDisjoint(with: .holdsPagesOnly) && owesConstraints
        {
            markSubtreeNeedsConstraints()
        }
    }

    /// Whether the view asked, or is a page's and was never asked before.
    var owesConstraints: Bool {
        flags.contains(.needsConstraints) || !flags.contains(.hasConstraints) && owner != nil
    }

    /// Asks the subviews first. A page that was never laid out is found by its mark for the layout.
    func runConstraintPass(of owner: UIViewController?) {
        if flags.contains(.subtreeNeedsConstraints) || flags.contains(.subtreeNeedsLayout) {
            flags.remove(.subtreeNeedsConstraints)
            for subview in subviewList where subview.isDirty { subview.runConstraintPass(of: subview.owner) }
        }
        guard flags.contains(.needsConstraints) || !flags.contains(.hasConstraints) && owner != nil else {
            return
        }
        flags.remove(.needsConstraints)
        flags.insert(.hasConstraints)
        if let owner {
            owner.sendUpdateViewConstraints()
        } else {
            updateConstraints()
        }
    }
}
