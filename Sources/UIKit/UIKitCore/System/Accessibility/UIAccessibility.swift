/// The state of assistive technologies, and notifications for them. Follows Apple's page "UIAccessibility".
public struct UIAccessibility {
    /// The notifications from an app to assistive technologies. Follows Apple's page "UIAccessibility.Notification".
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value of Apple's constant.
        public var rawValue: UInt32

        /// Creates a notification from a raw value.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen has appeared; the argument is the element to focus, or a text. iOS 3.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed; the argument is the element to focus, or a text. iOS 3.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to announce: the argument. iOS 4.
        public static let announcement = Notification(rawValue: 1008)
        /// The content has scrolled; the argument describes the new position. iOS 4.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Pauses an assistive technology; the argument identifies it. iOS 8.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// Resumes an assistive technology; the argument identifies it. iOS 8.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// Posts a notification to assistive technologies. No technology runs here: the notification is recorded, for
    /// tests.
    ///
    /// Follows Apple's page "post(notification:argument:)".
    @preconcurrency @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        Runtime.current.accessibility.note(notification, argument)
    }

    /// - Parameter feature: The notification of the feature's change.
    @MainActor
    static func isOn(_ feature: NSNotification.Name) -> Bool { Runtime.current.accessibility.isOn(feature) }
}
