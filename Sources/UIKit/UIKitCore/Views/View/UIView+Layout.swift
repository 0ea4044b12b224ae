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
        let mayUpdateSubviews = !flags.isDisjoint(with: .wantsProperties) && updatePropertiesBeforeLayout()
        layOutItself()
        layOutDirtySubviews(from: 0, mayUpdate: mayUpdateSubviews)
    }

    @inline(__always)
    func layOutItself() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
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

    /// - Parameter mayUpdate: Whether a subview may need an update of its properties.
    @inline(__always)
    func layOutDirtySubviews(from first: Int, mayUpdate: Bool) {
        if flags.contains(.subtreeNeedsLayout) || mayUpdate {
            flags.remove(.subtreeNeedsLayout)
            subviewList.visit(from: first) { if $0.isDirty { $0.layOutTree() } }
        }
    }
}

extension UIView {
    /// Casts a view with the flag `isWindow`.
    var asWindow: UIWindow { unsafeDowncast(self, to: UIWindow.self) }
}
