import UIKit

// VoiceOver: its cursor, and what its user does with the element that has it.
extension Simulator {
    /// What VoiceOver finds on the screen, in the order in which its user goes through it: in the key window, or in the view on top of it
    /// that is modal.
    public var voiceOverElements: [NSObject] {
        takeOver()
        guard let window = runtime.application.windowsFromTheFront.first(where: \.isKeyWindow) else {
            return []
        }
        // Bars and alerts lay out their items on demand.
        _ = Tappable.all(in: runtime.application)
        window.layoutIfNeeded()
        return window.spokenElements
    }

    /// What VoiceOver speaks of an element: its label, value and hint.
    public func spokenText(of element: NSObject) -> String {
        takeOver()
        return element.spokenText
    }

    /// Moves VoiceOver's cursor to an element, or away with `nil`. Elements and observers of
    /// `UIAccessibility.elementFocusedNotification` are notified.
    public func moveVoiceOver(to element: NSObject?) {
        takeOver()
        runtime.accessibility.moveCursor(of: .notificationVoiceOver, to: element)
    }

    /// Activates an element as a double tap does: `accessibilityActivate()` is called, and if it has not done anything the activation
    /// point is tapped. Returns whether either has happened.
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

    /// Swipes up on an adjustable element. Another one does nothing, and ``diagnostics`` says so.
    public func increment(_ element: NSObject) {
        adjust(element) { $0.assistiveIncrement() }
    }

    /// Swipes down on an adjustable element. Another one does nothing, and ``diagnostics`` says so.
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

    /// Double taps with two fingers: the element and what it is in are asked, one after the other. Without an element it begins at the
    /// first responder or the page in front. Returns whether anybody had a use for it.
    @discardableResult
    public func performMagicTap(at element: NSObject? = nil) -> Bool {
        takeOver()
        return (element ?? runtime.application.assistiveStart)?.assistiveMagicTap() ?? false
    }

    /// Scrolls with three fingers: the element and what it is in are asked, one after the other. Returns whether one has scrolled.
    @discardableResult
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection, at element: NSObject) -> Bool
    {
        takeOver()
        let hasScrolled = element.assistiveScroll(direction)
        turn()
        return hasScrolled
    }

    /// Zooms in on an element with the trait `.supportsZoom`, at a point of it. Returns whether it has.
    @discardableResult
    public func accessibilityZoomIn(on element: NSObject, at point: CGPoint) -> Bool {
        takeOver()
        return element.spokenTraits.contains(.supportsZoom) && element.accessibilityZoomIn(at: point)
    }

    /// Zooms out of an element with the trait `.supportsZoom`, at a point of it. Returns whether it has.
    @discardableResult
    public func accessibilityZoomOut(of element: NSObject, at point: CGPoint) -> Bool {
        takeOver()
        return element.spokenTraits.contains(.supportsZoom) && element.accessibilityZoomOut(at: point)
    }

    /// The names of an element's custom actions, in their order.
    public func customActions(of element: NSObject) -> [String] {
        takeOver()
        return element.spokenActions.map(\.name)
    }

    /// Chooses a custom action of an element by its name. Returns whether there is one and it has done what it is for.
    @discardableResult
    public func performCustomAction(_ name: String, of element: NSObject) -> Bool {
        takeOver()
        guard let action = element.spokenActions.first(where: { $0.name == name }) else { return false }
        let isDone = action.perform()
        turn()
        return isDone
    }

    /// Turns to a rotor with a name and goes to its next or previous item from an element on; the rotor is the element's, or that of
    /// what it is in. VoiceOver's cursor goes to what is found.
    @discardableResult
    public func searchRotor(
        _ name: String, _ direction: UIAccessibilityCustomRotor.Direction = .next, from element: NSObject,
        in range: UITextRange? = nil
    ) -> UIAccessibilityCustomRotorItemResult? {
        search(direction, from: element, in: range) { $0.systemRotorType == .none && $0.name == name }
    }

    /// Goes to the next or previous item of one of VoiceOver's own kinds.
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

    /// Says that VoiceOver has spoken an announcement, or was interrupted in it: observers of
    /// `UIAccessibility.announcementDidFinishNotification` are notified.
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

// What else the device knows of its user.
extension Simulator {
    /// The ears with a hearing device. Default none. A change is posted to the app.
    public var hearingDevices: UIAccessibility.HearingDeviceEar {
        get { runtime.accessibility.hearingDevices }
        set {
            takeOver()
            runtime.accessibility.hearingDevices = newValue
        }
    }

    /// What the app has told Zoom to show last, in points of the screen; `nil` as long as it has told nothing.
    public var zoomFocus: CGRect? { runtime.accessibility.zoomFocus }

    /// Whether the app has said that its gestures are Zoom's as well.
    public var hasGestureConflictWithZoom: Bool { runtime.accessibility.hasGestureConflictWithZoom }

    /// Whether the device lets the app hold it in Single App mode. Default `false`, as on any device that is not supervised.
    public var allowsGuidedAccessSessions: Bool {
        get { runtime.accessibility.guidedAccess.allowsSessions }
        set { runtime.accessibility.guidedAccess.allowsSessions = newValue }
    }

    /// Allows or denies one of the restrictions that the app's delegate names. The delegate is notified of a change.
    public func setGuidedAccessRestriction(
        _ identifier: String, to state: UIAccessibility.GuidedAccessRestrictionState
    ) {
        takeOver()
        runtime.accessibility.guidedAccess.set(identifier, to: state)
    }
}
