extension UIViewController {
    var computedTraits: UITraitCollection {
        if let superview = viewStorage?.superviewLink { return superview.traitCollection.with(ownStyle) }
        if let parent = parentLink { return parent.traitCollection.with(ownStyle) }
        return Runtime.current.screen.traitCollection.with(ownStyle)
    }

    private var ownStyle: UIUserInterfaceStyle { extras?.overrideUserInterfaceStyle ?? .unspecified }

    /// The style the page and its children have regardless of their surroundings. iOS 13.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            let old = traitCollection
            ensureExtras().overrideUserInterfaceStyle = newValue
            sendTraitChange(from: old)
        }
    }

    /// Tells the page and its children that their traits are others now.
    func sendTraitChange(from old: UITraitCollection?) {
        deliver(.traitCollectionDidChange) { traitCollectionDidChange(old) }
        for child in childList { child.sendTraitChange(from: old) }
    }

    func passOnSizeChange(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childList {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.sendSizeChange(childSize, with: coordinator)
        }
    }

    func sendSizeChange(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        deliver(.viewWillTransition) { viewWillTransition(to: size, with: coordinator) }
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
        let style = extras?.overrideUserInterfaceStyle ?? .unspecified
        if let owner { return owner.traitCollection.with(style) }
        return (superviewLink?.traitCollection ?? Runtime.current.screen.traitCollection).with(style)
    }

    func tintColorChanged() {
        tintColorDidChange()
        for subview in subviewList where subview.extras?.tintColor == nil { subview.tintColorChanged() }
    }
}
