/// The guides of a view, in the order in which they were added or first accessed.
package final class ViewGuides {
    var list: [UILayoutGuide] = []
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    package var topBar: BarGuide?
    package var bottomBar: BarGuide?
}

extension UIView {
    func attachGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensureGuides().list.append(layoutGuide)
    }

    func detachGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        endConstraints(of: layoutGuide)
        layoutGuide.owningView = nil
        extras?.guides?.list.removeAll { $0 === layoutGuide }
    }

    var ownSafeAreaGuide: UILayoutGuide {
        let guides = ensureGuides()
        if let made = guides.safeArea { return made }
        let made = InsetGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
        guides.safeArea = made
        addLayoutGuide(made)
        return made
    }

    var ownMarginsGuide: UILayoutGuide {
        let guides = ensureGuides()
        if let made = guides.margins { return made }
        let made = InsetGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
        guides.margins = made
        addLayoutGuide(made)
        return made
    }

    var ownReadableGuide: UILayoutGuide {
        let guides = ensureGuides()
        if let made = guides.readable { return made }
        let made = InsetGuide("UIViewReadableContentGuide") { ReadableWidth.insets(of: $0) }
        guides.readable = made
        addLayoutGuide(made)
        return made
    }

    var ownKeyboardGuide: UIKeyboardLayoutGuide {
        let guides = ensureGuides()
        if let made = guides.keyboard { return made }
        let made = UIKeyboardLayoutGuide()
        made.identifier = "UIKeyboardLayoutGuide"
        guides.keyboard = made
        addLayoutGuide(made)
        return made
    }

    /// Removes all constraints on a guide that is removed from its view.
    private func endConstraints(of guide: UILayoutGuide) {
        guard let layout else { return }
        for constraint in layout.mentions where constraint.mentions(guide) { constraint.deactivate() }
        changeLayout { $0.take(out: guide) }
    }

    func ensureGuides() -> ViewGuides {
        let extras = ensureExtras()
        if let guides = extras.guides { return guides }
        let made = ViewGuides()
        extras.guides = made
        return made
    }
}
