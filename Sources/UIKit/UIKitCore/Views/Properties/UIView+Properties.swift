// The properties pass, which precedes the constraint pass. Flags lead from the window to the views and view controllers that need an update.
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

    /// Leads the pass to the view, so that it updates the view's controller.
    func markOwnerNeedsProperties() {
        flags.insert(.subtreeNeedsProperties)
        markSuperviewsForProperties()
    }

    func markSuperviewsForProperties() {
        let hasSuperview: Void? = superviewReference.with { superview in
            if superview.flags.contains(.subtreeNeedsProperties) { return }
            superview.markOwnerNeedsProperties()
        }
        if hasSuperview == nil, flags.contains(.isWindow) { asWindow.asksForLayout() }
    }

    /// Updates the properties of the view's controller, the view, and its subviews, in this order.
    ///
    /// The flags are removed first: a request during the pass that concerns a view behind it is kept for the next one.
    func runPropertiesPass() {
        let mayConcernOwner = flags.contains(.subtreeNeedsProperties)
        let concernsView = flags.contains(.needsProperties)
        flags.subtract(.wantsProperties)
        if mayConcernOwner, let owner { owner.sendUpdatePropertiesIfNeeded() }
        if concernsView { call(.properties, .viewProperties) { updateProperties() } }
        guard mayConcernOwner || flags.contains(.subtreeNeedsProperties) else { return }
        subviewList.visit { subview in
            if !subview.flags.isDisjoint(with: .wantsProperties) { subview.runPropertiesPass() }
        }
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
