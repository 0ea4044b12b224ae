import UIKit

/// What an app asks to be allowed. iOS 10. Follows Apple's page "UNAuthorizationOptions".
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The value behind the constants.
    public let rawValue: UInt

    /// Creates it from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Banners and lists.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// CarPlay.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds in spite of the mute switch. iOS 12.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button to the app's own settings. iOS 12.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Quiet notifications, without asking the user. iOS 12.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// What the user has allowed. iOS 10. Follows Apple's page "UNAuthorizationStatus".
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// No notifications.
    case denied = 1
    /// Notifications.
    case authorized = 2
    /// Quiet ones, as nobody was asked. iOS 12.
    case provisional = 3
    /// Those of an app clip for a while. iOS 14.
    case ephemeral = 4
}

/// Whether something is switched on. iOS 10. Follows Apple's page "UNNotificationSetting".
public enum UNNotificationSetting: Int, Sendable {
    /// The app did not ask for it.
    case notSupported = 0
    /// Off.
    case disabled = 1
    /// On.
    case enabled = 2
}

/// What the user has allowed the app. iOS 10. Follows Apple's page "UNNotificationSettings".
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// What the user has allowed.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
    }

    /// Whether banners and lists show notifications.
    open var alertSetting: UNNotificationSetting { setting(of: .alert) }
    /// Whether notifications sound.
    open var soundSetting: UNNotificationSetting { setting(of: .sound) }
    /// Whether the app's icon has a number.
    open var badgeSetting: UNNotificationSetting { setting(of: .badge) }
    /// Whether the list of notifications shows those of the app.
    open var notificationCenterSetting: UNNotificationSetting { setting(of: .alert) }
    /// Whether the locked screen shows those of the app.
    open var lockScreenSetting: UNNotificationSetting { setting(of: .alert) }

    private func setting(of option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard options.contains(option) else { return .notSupported }
        return authorizationStatus == .denied ? .disabled : .enabled
    }
}
