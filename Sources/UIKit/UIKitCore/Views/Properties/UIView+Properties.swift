// The update of properties, which the layout pass makes of each view before its layout. A flag marks each view on the path from the window
// to a view or view controller that needs an update. Evidence: hunt26-updates-04.
extension UIView {
    /// Requests the update that precedes the first layout, if the class has one.
    func requestFirstProperties() {
        if OverridableMethod.viewProperties.isOverridden(by: self) { flags.insert(.needsProperties) }
    }

    func markNeedsProperties() {
        guard Runtime.hasPropertyUpdates else { return }
        flags.insert(.needsProperties)
        markSuperviewsForProperties()
    }

    /// Marks the path to the view, so that the pass updates the view's controller.
    func markOwnerNeedsProperties() {
        flags.insert(.subtreeNeedsProperties)
        markSuperviewsForProperties()
    }

    func markSuperviewsForProperties() {
        let hasSuperview: Void? = superviewReference.with { superview in
            if superview.flags.contains(.isWindow) { superview.asWindow.noteDirty(self) }
            if superview.flags.contains(.subtreeNeedsProperties) { return }
            superview.markOwnerNeedsProperties()
        }
        if hasSuperview == nil, flags.contains(.isWindow) { asWindow.asksForLayout() }
    }

    /// Updates the properties of the view's controller, the view, and its subviews, in this order.
    func runPropertiesPass() {
        guard updateOwnProperties() else { return }
        subviewList.visit { subview in
            if !subview.flags.isDisjoint(with: .wantsProperties) { subview.runPropertiesPass() }
        }
    }

    /// Updates the properties of the view's controller and the view, and then the constraints if the update has requested it. Returns
    /// whether a subview may need an update.
    func updatePropertiesBeforeLayout() -> Bool {
        let mayConcernSubviews = updateOwnProperties()
        if !flags.isDisjoint(with: .wantsConstraints) { updateConstraintsIfNeeded() }
        return mayConcernSubviews
    }

    /// The flags are removed first: a request during the pass for a view that the pass has updated is kept for the next pass.
    private func updateOwnProperties() -> Bool {
        let mayConcernOwner = flags.contains(.subtreeNeedsProperties)
        let concernsView = flags.contains(.needsProperties)
        flags.subtract(.wantsProperties)
        if mayConcernOwner, let owner { owner.sendUpdatePropertiesIfNeeded() }
        if concernsView { call(.properties, .viewProperties) { updateProperties() } }
        return mayConcernOwner || flags.contains(.subtreeNeedsProperties)
    }
}

extension UIViewController {
    /// Requests the update that precedes the first layout, if the class has one. The view isn't loaded yet.
    func requestFirstProperties() {
        if OverridableMethod.controllerProperties.isOverridden(by: self) { flags.insert(.needsProperties) }
    }

    func markNeedsProperties() {
        guard Runtime.hasPropertyUpdates else { return }
        flags.insert(.needsProperties)
        _ = withView { $0.markOwnerNeedsProperties() }
    }

    fileprivate func sendUpdatePropertiesIfNeeded() {
        guard flags.contains(.needsProperties) else { return }
        flags.remove(.needsProperties)
        deliver(.updateProperties) { call(.properties, .pageProperties) { updateProperties() } }
    }
}
