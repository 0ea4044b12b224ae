import UIKit

/// The types of notification for which an app requests authorization. iOS 10. Follows Apple's page "UNAuthorizationOptions".
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Badges on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Alerts: banners and lists.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Notifications in CarPlay.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds that ignore the mute switch. iOS 12.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button that opens the app's own notification settings. iOS 12.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Quiet notifications, without asking the user. iOS 12.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The authorization status of an app. iOS 10. Follows Apple's page "UNAuthorizationStatus".
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app hasn't asked the user yet.
    case notDetermined = 0
    /// The user denied notifications.
    case denied = 1
    /// The user allowed notifications.
    case authorized = 2
    /// Quiet notifications, without the user's answer. iOS 12.
    case provisional = 3
    /// Temporary authorization of an App Clip. iOS 14.
    case ephemeral = 4
}

/// The state of a setting. iOS 10. Follows Apple's page "UNNotificationSetting".
public enum UNNotificationSetting: Int, Sendable {
    /// The app didn't request it.
    case notSupported = 0
    /// The setting is off.
    case disabled = 1
    /// The setting is on.
    case enabled = 2
}

/// The notification settings of the app. iOS 10. Follows Apple's page "UNNotificationSettings".
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The authorization status.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
    }

    /// Whether banners and lists show notifications.
    open var alertSetting: UNNotificationSetting { setting(of: .alert) }
    /// Whether notifications play sounds.
    open var soundSetting: UNNotificationSetting { setting(of: .sound) }
    /// Whether the app's icon shows badges.
    open var badgeSetting: UNNotificationSetting { setting(of: .badge) }
    /// Whether Notification Center shows the app's notifications.
    open var notificationCenterSetting: UNNotificationSetting { setting(of: .alert) }
    /// Whether the Lock Screen shows the app's notifications.
    open var lockScreenSetting: UNNotificationSetting { setting(of: .alert) }

    private func setting(of option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard options.contains(option) else { return .notSupported }
        return authorizationStatus == .denied ? .disabled : .enabled
    }
}
