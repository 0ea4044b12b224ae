extension UIViewController {
    /// Asks again which orientations are supported. iOS 16.
    ///
    /// When the present one is not among them any more, the interface turns with an animation.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.turnToSupportedOrientation()
    }

    /// Asks again whether the pointer is locked. A device without a mouse locks nothing. iOS 14.
    public func setNeedsUpdateOfPrefersPointerLocked() {
        viewIfLoaded?.window?.updateSystemBars()
    }
}

extension UIWindow {
    /// Whether the pages in sight want the pointer locked.
    package var prefersPointerLocked: Bool {
        shownRoot?.decidingPage(\.childViewControllerForPointerLock).prefersPointerLocked ?? false
    }

    func turnToSupportedOrientation() {
        guard !allows(Runtime.current.screen.interfaceOrientation),
            let possible = UIInterfaceOrientation.everyKnown.first(where: allows)
        else { return }
        rotate(to: possible)
    }
}
