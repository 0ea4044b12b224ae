// The focus of assistive technologies, and their announcements.
extension UIAccessibility {
    /// Returns the focused element of a technology; with `nil`, of the technology whose focus has moved last. iOS 9.
    ///
    /// Follows Apple's page "focusedElement(using:)".
    @preconcurrency @MainActor
    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? {
        Runtime.current.accessibility.focusedElement(of: assistiveTechnologyIdentifier)
    }

    /// Posted when a focus has moved. The object is `nil`; the user info contains the three keys below. iOS 9. Follows Apple's page
    /// "elementFocusedNotification".
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the focused element. iOS 9. Follows Apple's page "focusedElementUserInfoKey".
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the previously focused element. iOS 9. Follows Apple's page "unfocusedElementUserInfoKey".
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the technology's identifier. iOS 9. Follows Apple's page "assistiveTechnologyUserInfoKey".
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Posted when VoiceOver has finished or interrupted an announcement. iOS 6. Follows Apple's page "announcementDidFinishNotification".
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the announcement's text. iOS 6. Follows Apple's page "announcementStringValueUserInfoKey".
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key for whether the announcement was spoken completely: a `Bool`. iOS 6. Follows Apple's page
    /// "announcementWasSuccessfulUserInfoKey".
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Converts a rectangle from a view's coordinates to screen coordinates, as used by `accessibilityFrame`. iOS 7. Follows Apple's page
    /// "convertToScreenCoordinates(_:in:)".
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let inWindow = view.convert(rect, to: nil as UIView?)
        return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }

    /// Converts a path from a view's coordinates to screen coordinates, as used by `accessibilityPath`. Returns a new path. iOS 7. Follows
    /// Apple's page "convertToScreenCoordinates(_:in:)".
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let converted = UIBezierPath(cgPath: path.cgPath)
        let origin = onScreen(.zero, of: view)
        let right = onScreen(CGPoint(x: 1, y: 0), of: view)
        let down = onScreen(CGPoint(x: 0, y: 1), of: view)
        converted.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y))
        return converted
    }

    @MainActor
    private static func onScreen(_ point: CGPoint, of view: UIView) -> CGPoint {
        let inWindow = view.convert(point, to: nil as UIView?)
        return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }

    /// The ears with a hearing device. iOS 10. Follows Apple's page "hearingDevicePairedEar".
    @preconcurrency @MainActor
    public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar {
        Runtime.current.accessibility.hearingDevices
    }

    /// Posted when ``hearingDevicePairedEar`` has changed. iOS 10. Follows Apple's page
    /// "hearingDevicePairedEarDidChangeNotification".
    public static let hearingDevicePairedEarDidChangeNotification =
        Foundation.Notification.Name(
            "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// Tells Zoom the rectangle of a view that it should show. iOS 5. Follows Apple's page "zoomFocusChanged(zoomType:toFrame:in:)".
    @preconcurrency @MainActor
    public static func zoomFocusChanged(
        zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView
    ) {
        Runtime.current.accessibility.zoomFocus = convertToScreenCoordinates(frame, in: view)
    }

    /// Declares that the app's three-finger gestures conflict with Zoom's, so that the system warns the user. iOS 5. Follows Apple's page
    /// "registerGestureConflictWithZoom()".
    @preconcurrency @MainActor
    public static func registerGestureConflictWithZoom() {
        Runtime.current.accessibility.hasGestureConflictWithZoom = true
    }
}
