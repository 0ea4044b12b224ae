/// The enabled accessibility features, and the notifications that the app has posted.
@MainActor
package final class AccessibilityState {
    /// A notification that an app has posted.
    package struct Post {
        package let notification: UIAccessibility.Notification
        package let text: String?
        package weak var element: AnyObject?
    }

    /// The focus of an assistive technology.
    private struct Cursor {
        let technology: UIAccessibility.AssistiveTechnologyIdentifier
        weak var element: NSObject?
    }

    /// The enabled features, each represented by the notification of its change.
    private var features: Set<NSNotification.Name> = [
        UIAccessibility.shakeToUndoDidChangeNotification,
        UIAccessibility.videoAutoplayStatusDidChangeNotification,
    ]
    package private(set) var posts: [Post] = []
    /// The focus of each technology, the most recently moved last.
    private var cursors: [Cursor] = []

    /// The ears with a hearing device.
    package var hearingDevices: UIAccessibility.HearingDeviceEar = [] {
        didSet {
            guard hearingDevices != oldValue else { return }
            NotificationCenter.default.post(
                name: UIAccessibility.hearingDevicePairedEarDidChangeNotification, object: nil)
        }
    }
    /// The last rectangle that Zoom was told to show, in screen coordinates.
    package var zoomFocus: CGRect?
    /// Whether the app has declared that its gestures conflict with Zoom's.
    package var hasGestureConflictWithZoom = false

    package func isOn(_ feature: NSNotification.Name) -> Bool { features.contains(feature) }

    package func set(_ feature: NSNotification.Name, _ isOn: Bool) {
        guard isOn != features.contains(feature) else { return }
        if isOn { features.insert(feature) } else { features.remove(feature) }
        NotificationCenter.default.post(name: feature, object: nil)
    }

    func note(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        let element = text == nil ? argument.map { $0 as AnyObject } : nil
        posts.append(Post(notification: notification, text: text, element: element))
        followPost(notification, to: element as? NSObject)
    }

    /// Moves VoiceOver to the element of a `screenChanged` or `layoutChanged` notification, in a later turn.
    private func followPost(_ notification: UIAccessibility.Notification, to element: NSObject?) {
        guard let element, [.screenChanged, .layoutChanged].contains(notification),
            isOn(UIAccessibility.voiceOverStatusDidChangeNotification)
        else { return }
        Runtime.loop.nextTurn("VoiceOver's cursor") { [weak self, weak element] in
            self?.moveCursor(of: .notificationVoiceOver, to: element)
        }
    }
}

// Focus.
extension AccessibilityState {
    /// Returns the focused element of a technology; without a technology, of the one that has moved last.
    package func focusedElement(of technology: UIAccessibility.AssistiveTechnologyIdentifier?) -> NSObject? {
        cursors.last { technology == nil || $0.technology == technology }?.element
    }

    func isFocused(_ object: NSObject) -> Bool { cursors.contains { $0.element === object } }

    func technologies(on object: NSObject) -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        let names = cursors.filter { $0.element === object }.map(\.technology)
        return names.isEmpty ? nil : Set(names)
    }

    /// Moves a technology's focus. Notifies the previously focused element, then the newly focused one, then observers.
    package func moveCursor(
        of technology: UIAccessibility.AssistiveTechnologyIdentifier, to element: NSObject?
    ) {
        let old = focusedElement(of: technology)
        guard old !== element else { return }
        cursors.removeAll { $0.technology == technology }
        if let element { cursors.append(Cursor(technology: technology, element: element)) }
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [UIAccessibility.assistiveTechnologyUserInfoKey: technology.rawValue]
        info[UIAccessibility.focusedElementUserInfoKey] = element
        info[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }
}
