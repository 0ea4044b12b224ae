extension UIView {
    func markNeedsLayout() {
        flags.insert(.needsLayout)
        markSubtreeNeedsLayout()
    }

    /// Sets flags on all superviews up to the window. The next layout pass follows them down.
    func markSubtreeNeedsLayout() {
        let hasSuperview: Void? = superviewReference.with { superview in
            if superview.flags.contains(.isWindow) { superview.asWindow.noteDirty(self) }
            if superview.flags.contains(.subtreeNeedsLayout) { return }
            superview.flags.insert(.subtreeNeedsLayout)
            superview.markSubtreeNeedsLayout()
        }
        if hasSuperview == nil, flags.contains(.isWindow) {
            asWindow.asksForLayout()
        }
    }

    /// Whether this view or one of its subviews needs layout, a constraint update or a properties update.
    var isDirty: Bool { !flags.isDisjoint(with: .wantsPass) }

    func layOutTree() {
        layOutItself()
        layOutDirtySubviews(from: 0)
    }

    @inline(__always)
    func layOutItself() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            // A view that was added by a superview's layout.
            if !flags.isDisjoint(with: .wantsProperties) { runPropertiesPass() }
            if let layer = layerIfMade { layer.layingOut(layOutByOwner) } else { layOutByOwner() }
        }
    }

    @inline(__always)
    private func layOutByOwner() {
        if let owner {
            owner.layOut(self)
        } else {
            layOutSubviews()
        }
    }

    @inline(__always)
    func layOutDirtySubviews(from first: Int) {
        if flags.contains(.subtreeNeedsLayout) {
            flags.remove(.subtreeNeedsLayout)
            subviewList.visit(from: first) { if $0.isDirty { $0.layOutTree() } }
        }
    }
}

extension UIView {
    /// Casts a view with the flag `isWindow`.
    var asWindow: UIWindow { unsafeDowncast(self, to: UIWindow.self) }
}
