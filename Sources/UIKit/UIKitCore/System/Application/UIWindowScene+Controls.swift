extension UIWindowScene {
    /// The placement and style of the system's window controls. iOS 26. Follows Apple's page "UIWindowScene.WindowingControlStyle".
    open class WindowingControlStyle: NSObject, @unchecked Sendable {
        private static let (automaticStyle, unifiedStyle, minimalStyle) = (
            WindowingControlStyle(), WindowingControlStyle(), WindowingControlStyle()
        )

        private override init() { super.init() }

        /// The system's choice.
        open class var automatic: UIWindowScene.WindowingControlStyle { automaticStyle }
        /// The controls are part of the scene's content.
        open class var unified: UIWindowScene.WindowingControlStyle { unifiedStyle }
        /// The controls use as little of the scene's space as possible.
        open class var minimal: UIWindowScene.WindowingControlStyle { minimalStyle }
    }
}

// Changes of the effective geometry.
extension UIWindowScene {
    /// Notifies the delegate of a rotation, with the values before it.
    func turned(from old: Geometry, traits: UITraitCollection) {
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        delegate.windowScene(
            self, didUpdate: coordinateSpace, interfaceOrientation: old.interfaceOrientation,
            traitCollection: traits)
        guard Runtime.current.system >= .iOS(26) else { return }
        delegate.windowScene(self, didUpdateEffectiveGeometry: old)
    }

    /// Notifies the delegate if the lock of the orientation has changed since the last call.
    func updateOrientationLock() {
        let geometry = effectiveGeometry
        guard geometry.isInterfaceOrientationLocked != knownLock else { return }
        let old = Geometry(of: self, isLocked: knownLock)
        knownLock = geometry.isInterfaceOrientationLocked
        (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: old)
    }
}
