extension UIViewController {
    var computedTraits: UITraitCollection {
        inheritedTraits.with(parentLink?.overrideTraitCollection(forChild: self)).with(ownStyle)
            .overridden(by: self)
    }

    private var inheritedTraits: UITraitCollection {
        if let superview = viewStorage?.superview { return superview.traitCollection.noting(nil) }
        return parentLink?.traitCollection.noting(nil) ?? Runtime.current.screen.traitCollection
    }

    var ownStyle: UIUserInterfaceStyle { extras?.overrideUserInterfaceStyle ?? .unspecified }

    func setOwnStyle(_ newValue: UIUserInterfaceStyle) {
        TraitChange.perform(beneath: self) { ensureExtras().overrideUserInterfaceStyle = newValue }
    }

    /// A child that keeps its size isn't notified: an offscreen view may already have the new size. Evidence: pub-size-01.
    func passOnSizeChange(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childList {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard child.viewStorage?.bounds.size != childSize else { continue }
            child.sendSizeChange(childSize, with: coordinator)
        }
    }

    func sendSizeChange(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        deliver(.viewWillTransition) { viewWillTransition(to: size, with: coordinator) }
    }

    /// Up to iOS 12 a view controller and its views are notified of their first traits, with `nil` as the previous ones. Evidence:
    /// gt2-vc-27.
    func tellOfFirstTraits() {
        guard !flags.contains(.hasFirstTraits) else { return }
        flags.insert(.hasFirstTraits)
        deliver(.traitCollectionDidChange) { traitCollectionDidChange(nil) }
        viewStorage?.tellOfFirstTraits()
    }

    func passOnTraitChange(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childList { child.sendTraitTransition(traits, with: coordinator) }
    }

    func sendTraitTransition(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        deliver(.willTransition) { willTransition(to: traits, with: coordinator) }
    }
}

extension UITraitCollection {
    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }
}

extension UIView {
    var computedTraits: UITraitCollection {
        let outer =
            owner?.traitCollection.noting(nil) ?? superview?.traitCollection.noting(nil)
            ?? (self as? UIWindow)?.sceneStorage?.traitCollection ?? Runtime.current.screen.traitCollection
        let inherited =
            flags.isDisjoint(with: .listBits) ? outer : ListTraits.traits(outer, in: flags.listEnvironment)
        // Most views override nothing.
        if extras == nil, extraState == nil, ownerReference.isEmpty { return inherited }
        let style = extras?.overrideUserInterfaceStyle ?? .unspecified
        let own = inherited.with(style).overridden(by: self)
        // A view controller's traits don't contain the tint color of the views around it.
        let tinted = ownerReference.isEmpty && extras?.tintColor == nil ? own : own.withTint(of: self)
        return extras?.textSizes?.limit(tinted) ?? tinted
    }

    fileprivate func tellOfFirstTraits() {
        traitCollectionDidChange(nil)
        for subview in subviewList where subview.ownerReference.isEmpty { subview.tellOfFirstTraits() }
    }

    func tintColorChanged() {
        tintColorDidChange()
        for subview in subviewList where subview.extras?.tintColor == nil { subview.tintColorChanged() }
    }
}
