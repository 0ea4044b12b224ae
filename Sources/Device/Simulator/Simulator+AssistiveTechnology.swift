import UIKit

// VoiceOver: its cursor, and the user's actions on the focused element.
extension Simulator {
    /// The accessibility elements of the key window, or of the topmost modal view in it, in VoiceOver's order.
    public var voiceOverElements: [NSObject] {
        takeOver()
        guard let window = runtime.application.windowsFromTheFront.first(where: \.isKeyWindow) else {
            return []
        }
        // Bars and alerts lay out their items on demand.
        Tappable.layOutItems(in: runtime.application)
        window.layoutIfNeeded()
        return window.spokenElements
    }

    /// The text that VoiceOver speaks for an element: its label, value and hint.
    public func spokenText(of element: NSObject) -> String {
        takeOver()
        return element.spokenText
    }

    /// Moves VoiceOver's cursor to an element; `nil` removes the cursor. Elements and observers of
    /// `UIAccessibility.elementFocusedNotification` are notified.
    public func moveVoiceOver(to element: NSObject?) {
        takeOver()
        runtime.accessibility.moveCursor(of: .notificationVoiceOver, to: element)
    }

    /// Activates an element as a double tap does: calls `accessibilityActivate()`, and taps the activation point if that returns `false`.
    /// Returns whether either had an effect.
    @discardableResult
    public func activate(_ element: NSObject) -> Bool {
        takeOver()
        if element.assistiveActivate() {
            turn()
            return true
        }
        let point = element.spokenActivationPoint
        guard runtime.application.fingers.view(at: point) != nil else { return false }
        tap(at: point)
        return true
    }

    /// Swipes up on an adjustable element. For another element, the call has no effect and adds a warning to ``diagnostics``.
    public func increment(_ element: NSObject) {
        adjust(element) { $0.assistiveIncrement() }
    }

    /// Swipes down on an adjustable element. For another element, the call has no effect and adds a warning to ``diagnostics``.
    public func decrement(_ element: NSObject) {
        adjust(element) { $0.assistiveDecrement() }
    }

    private func adjust(_ element: NSObject, _ step: (NSObject) -> Void) {
        takeOver()
        guard element.spokenTraits.contains(.adjustable) else {
            return runtime.diagnostics.warn("\(element) is not adjustable.")
        }
        step(element)
        turn()
    }

    /// Double-taps with two fingers, the magic tap. The element and its containers are asked in turn. Without an element, the search starts
    /// at the first responder or the topmost page. Returns whether the gesture was handled.
    @discardableResult
    public func performMagicTap(at element: NSObject? = nil) -> Bool {
        takeOver()
        return (element ?? runtime.application.assistiveStart)?.assistiveMagicTap() ?? false
    }

    /// Scrolls with three fingers. The element and its containers are asked in turn. Returns whether one of them scrolled.
    @discardableResult
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection, at element: NSObject) -> Bool
    {
        takeOver()
        let hasScrolled = element.assistiveScroll(direction)
        turn()
        return hasScrolled
    }

    /// Zooms in on an element with the trait `.supportsZoom`, at a point of it. Returns whether the element zoomed.
    @discardableResult
    public func accessibilityZoomIn(on element: NSObject, at point: CGPoint) -> Bool {
        takeOver()
        return element.spokenTraits.contains(.supportsZoom) && element.accessibilityZoomIn(at: point)
    }

    /// Zooms out of an element with the trait `.supportsZoom`, at a point of it. Returns whether the element zoomed.
    @discardableResult
    public func accessibilityZoomOut(of element: NSObject, at point: CGPoint) -> Bool {
        takeOver()
        return element.spokenTraits.contains(.supportsZoom) && element.accessibilityZoomOut(at: point)
    }

    /// The names of an element's custom actions, in order.
    public func customActions(of element: NSObject) -> [String] {
        takeOver()
        return element.spokenActions.map(\.name)
    }

    /// Performs an element's custom action by its name. Returns whether the action exists and succeeded.
    @discardableResult
    public func performCustomAction(_ name: String, of element: NSObject) -> Bool {
        takeOver()
        guard let action = element.spokenActions.first(where: { $0.name == name }) else { return false }
        let isDone = action.perform()
        turn()
        return isDone
    }

    /// Selects the rotor with a name, and moves VoiceOver's cursor to its next or previous item, starting at an element. The rotor belongs
    /// to the element or to one of its containers.
    @discardableResult
    public func searchRotor(
        _ name: String, _ direction: UIAccessibilityCustomRotor.Direction = .next, from element: NSObject,
        in range: UITextRange? = nil
    ) -> UIAccessibilityCustomRotorItemResult? {
        search(direction, from: element, in: range) { $0.systemRotorType == .none && $0.name == name }
    }

    /// Moves to the next or previous item of one of VoiceOver's system rotors.
    @discardableResult
    public func searchRotor(
        _ type: UIAccessibilityCustomRotor.SystemRotorType,
        _ direction: UIAccessibilityCustomRotor.Direction = .next, from element: NSObject,
        in range: UITextRange? = nil
    ) -> UIAccessibilityCustomRotorItemResult? {
        search(direction, from: element, in: range) { $0.systemRotorType == type }
    }

    private func search(
        _ direction: UIAccessibilityCustomRotor.Direction, from element: NSObject, in range: UITextRange?,
        _ isMeant: (UIAccessibilityCustomRotor) -> Bool
    ) -> UIAccessibilityCustomRotorItemResult? {
        takeOver()
        guard let rotor = element.accessibilityChain.flatMap(\.spokenRotors).first(where: isMeant) else {
            return nil
        }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(
            targetElement: element, targetRange: range)
        predicate.searchDirection = direction
        let found = rotor.itemSearchBlock(predicate)
        if let target = found?.targetElement as? NSObject { moveVoiceOver(to: target) }
        return found
    }

    /// Ends an announcement, spoken completely or interrupted. Observers of `UIAccessibility.announcementDidFinishNotification` are
    /// notified.
    public func finishAnnouncement(_ text: String, wasSuccessful: Bool = true) {
        takeOver()
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: text,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSuccessful,
            ])
    }
}

// Other accessibility settings of the device.
extension Simulator {
    /// The ears with a hearing device. Defaults to none. A change is posted to the app.
    public var hearingDevices: UIAccessibility.HearingDeviceEar {
        get { runtime.accessibility.hearingDevices }
        set {
            takeOver()
            runtime.accessibility.hearingDevices = newValue
        }
    }

    /// The region that the app last asked Zoom to show, in points of the screen; `nil` before the first request.
    public var zoomFocus: CGRect? { runtime.accessibility.zoomFocus }

    /// Whether the app has reported that its gestures conflict with those of Zoom.
    public var hasGestureConflictWithZoom: Bool { runtime.accessibility.hasGestureConflictWithZoom }

    /// Whether the device allows the app to enter Single App mode. Defaults to `false`, as on a device that isn't supervised.
    public var allowsGuidedAccessSessions: Bool {
        get { runtime.guidedAccess.allowsSessions }
        set { runtime.guidedAccess.allowsSessions = newValue }
    }

    /// Allows or denies one of the restrictions that the app's delegate declares. The delegate is notified of a change.
    public func setGuidedAccessRestriction(
        _ identifier: String, to state: UIAccessibility.GuidedAccessRestrictionState
    ) {
        takeOver()
        runtime.guidedAccess.set(identifier, to: state)
    }
}
