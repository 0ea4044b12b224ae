// The constraint pass, which precedes the layout pass. Flags lead from the window to the views that need an update.
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

    /// Propagates the flags of a view that was added to a superview up to the window.
    ///
    /// A page that is added to a view that contains only pages needs no flag: its own layout updates its constraints.
    @inline(__always)
    func passOnMarks(to superview: UIView) {
        if !flags.isDisjoint(with: .wantsLayout) { markSubtreeNeedsLayout() }
        if !flags.isDisjoint(with: .wantsProperties) { markSuperviewsForProperties() }
        if !flags.isDisjoint(with: .wantsConstraints)
            || superview.flags.isDisjoint(with: .holdsPagesOnly) && owesConstraints
        {
            markSubtreeNeedsConstraints()
        }
    }

    /// Whether the view needs an update, or belongs to a page that has never had one.
    var owesConstraints: Bool {
        flags.contains(.needsConstraints) || !flags.contains(.hasConstraints) && owner != nil
    }

    /// Updates the subviews first. A page that was never laid out is found through its layout flag.
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
            sendUpdateConstraints()
        }
    }
}
