/// The device's Guided Access configuration, and the user's restrictions.
@MainActor
package final class GuidedAccess {
    /// Whether the device is supervised and allows the app to enter Single App mode.
    package var allowsSessions = false
    private var denied: Set<String> = []
    private var configured: UIGuidedAccessAccessibilityFeature = []

    func state(of identifier: String) -> UIAccessibility.GuidedAccessRestrictionState {
        denied.contains(identifier) ? .deny : .allow
    }

    /// Called when the user allows or denies a restriction of the app's delegate.
    package func set(
        _ identifier: String, to state: UIAccessibility.GuidedAccessRestrictionState
    ) {
        let delegate = UIApplication.shared.delegate as? any UIGuidedAccessRestrictionDelegate
        guard let delegate, delegate.guidedAccessRestrictionIdentifiers?.contains(identifier) == true,
            state != self.state(of: identifier)
        else { return }
        if state == .deny { denied.insert(identifier) } else { denied.remove(identifier) }
        delegate.guidedAccessRestriction(withIdentifier: identifier, didChange: state)
    }

    func requestSession(_ isOn: Bool, of accessibility: AccessibilityState) -> Bool {
        guard allowsSessions else { return false }
        accessibility.set(UIAccessibility.guidedAccessStatusDidChangeNotification, isOn)
        return true
    }

    func configure(
        _ features: UIGuidedAccessAccessibilityFeature, _ isOn: Bool, of accessibility: AccessibilityState
    ) -> UIAccessibility.GuidedAccessError? {
        guard allowsSessions, accessibility.isOn(UIAccessibility.guidedAccessStatusDidChangeNotification)
        else { return UIAccessibility.GuidedAccessError(.permissionDenied) }
        for (feature, name) in UIGuidedAccessAccessibilityFeature.notifications
        where features.contains(feature) {
            accessibility.set(name, isOn)
        }
        return nil
    }
}

extension Runtime {
    package var guidedAccess: GuidedAccess { state(GuidedAccess.init) }
}

extension UIGuidedAccessAccessibilityFeature {
    fileprivate static let notifications: [(UIGuidedAccessAccessibilityFeature, NSNotification.Name)] = [
        (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
        (.assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification),
        (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
        (.grayscaleDisplay, UIAccessibility.grayscaleStatusDidChangeNotification),
    ]
}
