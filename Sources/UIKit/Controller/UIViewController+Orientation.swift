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

    /// Says that ``prefersInterfaceOrientationLocked`` answers otherwise now. iOS 26.
    ///
    /// An interface that is not locked any more turns as the device is held.
    public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        viewIfLoaded?.window?.followDevice()
    }

    /// Turns all windows as the device is held, where their pages support it. Deprecated by Apple in iOS 16.
    ///
    /// To be called when the app supports more than before. Follows Apple's page
    /// "attemptRotationToDeviceOrientation()".
    public class func attemptRotationToDeviceOrientation() {
        for window in Runtime.current.visibleWindows { window.followDevice() }
    }
}
