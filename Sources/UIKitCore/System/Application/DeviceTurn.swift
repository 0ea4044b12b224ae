// The user turns the device, and the windows follow as far as their pages let them.
extension UIApplication {
    package func receiveTurn(to orientation: UIInterfaceOrientation) {
        guard let held = UIDeviceOrientation(rawValue: orientation.rawValue) else { return }
        UIDevice.current.turn(to: held)
        for window in Runtime.current.visibleWindows { window.followDevice() }
    }
}

extension UIWindow {
    /// Rotates to the device's orientation, unless it is locked, or isn't supported here or by the window in front.
    func followDevice() {
        // An interface that is turned to the right is on a device that is turned to the left: the numbers agree.
        guard !isOrientationLocked, followsTurns,
            let wanted = UIInterfaceOrientation(rawValue: UIDevice.current.held.rawValue), allows(wanted),
            Runtime.current.visibleWindows.inChargeOfScreen?.allows(wanted) ?? true
        else { return }
        rotate(to: wanted)
    }

    /// Whether the page in charge goes along when the device is turned. From iOS 16 on nobody asks it.
    var followsTurns: Bool {
        Runtime.current.system >= .iOS(16) || pageInCharge?.shouldAutorotate ?? true
    }

    /// Whether the page in charge keeps the orientation as it is. Scenes here fill the screen, so that it counts.
    var isOrientationLocked: Bool {
        guard Runtime.current.system >= .iOS(26), let root = shownRoot else { return false }
        return root.decidingPage(\.childForInterfaceOrientationLock).prefersInterfaceOrientationLocked
    }
}
