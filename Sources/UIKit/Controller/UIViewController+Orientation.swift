extension UIViewController {
    /// Says that ``supportedInterfaceOrientations`` answers otherwise now. iOS 16.
    ///
    /// The interface turns to an orientation that is supported, if the present one is not any more.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard let window = viewIfLoaded?.window else { return }
        let present = Runtime.current.screen.interfaceOrientation
        guard !window.allows(present),
            let wanted = UIInterfaceOrientation.everyKnown.first(where: window.allows)
        else { return }
        window.rotate(to: wanted)
    }
}
