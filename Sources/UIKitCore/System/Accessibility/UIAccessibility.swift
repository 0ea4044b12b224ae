/// What assistive technologies are used, and what the app tells them. Follows Apple's page "UIAccessibility".
public struct UIAccessibility {
    /// What an app tells assistive technologies. Follows Apple's page "UIAccessibility.Notification".
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number in Apple's constants.
        public var rawValue: UInt32

        /// Creates a notification from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen has come; the argument is the element to go to, or a text. iOS 3.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some of the screen has changed; the argument is the element to go to, or a text. iOS 3.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be spoken: the argument. iOS 4.
        public static let announcement = Notification(rawValue: 1008)
        /// The content has scrolled; the argument says where to. iOS 4.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to rest; the argument names it. iOS 8.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// An assistive technology may go on; the argument names it. iOS 8.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// Tells assistive technologies of something. No such technology runs here: what was told is written down, for a test to
    /// look at.
    ///
    /// Follows Apple's page "post(notification:argument:)".
    @preconcurrency @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        Runtime.current.accessibility.note(notification, argument)
    }

    /// - Parameter feature: the notification of its change.
    @MainActor
    static func isOn(_ feature: NSNotification.Name) -> Bool { Runtime.current.accessibility.isOn(feature) }
}
