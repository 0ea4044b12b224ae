extension UIView {
    func markNeedsLayout() {
        flags.insert(.needsLayout)
        markSubtreeNeedsLayout()
    }

    /// Leaves a trail of flags from this view up to its window, which the next pass follows down.
    func markSubtreeNeedsLayout() {
        var view = self
        while let superview = view.superviewLink {
            if superview.flags.contains(.subtreeNeedsLayout) { return }
            superview.flags.insert(.subtreeNeedsLayout)
            view = superview
        }
        if view.flags.contains(.isWindow), let window = view as? UIWindow { window.asksForLayout() }
    }

    /// Whether this view or one beneath it has asked for a layout.
    var isDirty: Bool {
        flags.contains(.needsLayout) || flags.contains(.subtreeNeedsLayout)
    }

    func layOutTree() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            if let owner {
                owner.layOutView()
            } else {
                layoutSubviews()
            }
        }
        if flags.contains(.subtreeNeedsLayout) {
            flags.remove(.subtreeNeedsLayout)
            for subview in subviewList { subview.layOutTree() }
        }
    }
}
