/// The ways in which an app can notify the user. iOS 8, deprecated in iOS 10. Follows Apple's page "UIUserNotificationType".
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A badge on the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// An alert.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The requested or permitted notification settings. iOS 8, deprecated in iOS 10. Follows Apple's page "UIUserNotificationSettings".
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    private let kinds: UIUserNotificationType
    private let groups: Set<UIUserNotificationCategory>?

    private init(kinds: UIUserNotificationType, groups: Set<UIUserNotificationCategory>?) {
        self.kinds = kinds
        self.groups = groups
        super.init()
    }

    /// Creates settings. The categories define the buttons of notifications.
    public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.init(kinds: types, groups: categories)
    }

    /// The notification types.
    open var types: UIUserNotificationType { kinds }
    /// The categories.
    open var categories: Set<UIUserNotificationCategory>? { groups }
}

/// The ways in which push notifications notify the user. iOS 3, deprecated in iOS 8. Follows Apple's page "UIRemoteNotificationType".
public struct UIRemoteNotificationType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A badge on the app's icon.
    public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
    /// An alert.
    public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
    /// A new issue in Newsstand.
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}
