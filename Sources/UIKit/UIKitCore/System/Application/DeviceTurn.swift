// Rotation of the device by the user. The windows follow if their view controllers allow it.
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
        // An interface rotated to the right is on a device rotated to the left, so the raw values match.
        guard !isOrientationLocked, followsTurns,
            let wanted = UIInterfaceOrientation(rawValue: UIDevice.current.held.rawValue), allows(wanted),
            Runtime.current.visibleWindows.inChargeOfScreen?.allows(wanted) ?? true
        else { return }
        rotate(to: wanted)
    }

    /// Notifies the scene's delegate of the lock, and rotates an interface that isn't locked anymore.
    func orientationLockChanged() {
        windowScene?.updateOrientationLock()
        followDevice()
    }

    /// Whether the deciding view controller follows the device's rotation. Since iOS 16 it isn't asked.
    var followsTurns: Bool {
        Runtime.current.system >= .iOS(16) || pageInCharge?.shouldAutorotate ?? true
    }

    /// Whether the deciding view controller locks the orientation. The lock applies while the scene fills the screen.
    var isOrientationLocked: Bool {
        guard Runtime.current.system >= .iOS(26), windowScene?.ownFrame == nil, let root = shownRoot else {
            return false
        }
        return root.decidingPage(\.childForInterfaceOrientationLock).prefersInterfaceOrientationLocked
    }
}
