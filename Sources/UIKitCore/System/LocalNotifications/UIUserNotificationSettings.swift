/// How an app may tell the user something. iOS 8, deprecated in iOS 10. Follows Apple's page "UIUserNotificationType".
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By a number on its icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// By a sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// By words.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// How an app wants to tell the user something, or may. iOS 8, deprecated in iOS 10. Follows Apple's page "UIUserNotificationSettings".
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    private let kinds: UIUserNotificationType
    private let groups: Set<UIUserNotificationCategory>?

    private init(kinds: UIUserNotificationType, groups: Set<UIUserNotificationCategory>?) {
        self.kinds = kinds
        self.groups = groups
        super.init()
    }

    /// Creates settings. Categories have the buttons of notifications.
    public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.init(kinds: types, groups: categories)
    }

    /// The ways to tell the user.
    open var types: UIUserNotificationType { kinds }
    /// The groups of buttons.
    open var categories: Set<UIUserNotificationCategory>? { groups }
}

/// How push notifications told the user something. iOS 3, deprecated in iOS 8. Follows Apple's page "UIRemoteNotificationType".
public struct UIRemoteNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By a number on the app's icon.
    public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
    /// By a sound.
    public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
    /// By words.
    public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
    /// By a new issue in Newsstand.
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}
