/// Whether the app can refresh in the background. iOS 7. Follows Apple's page "UIBackgroundRefreshStatus".
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not available on this device, and the user can't change that.
    case restricted = 0
    /// Disabled by the user.
    case denied = 1
    /// Available.
    case available = 2
}

/// The background fetch interval of an app, and whether background refresh is available.
@MainActor
package final class BackgroundFetch {
    package var status = UIBackgroundRefreshStatus.available {
        didSet {
            guard status != oldValue else { return }
            Runtime.current.application.post(UIApplication.backgroundRefreshStatusDidChangeNotification)
        }
    }
    private var interval: TimeInterval?
    private var lastFetch: TimeInterval?

    func setInterval(_ interval: TimeInterval, of application: UIApplication) {
        guard application.info.backgroundModes.contains("fetch") else { return }
        self.interval = interval < UIApplication.backgroundFetchIntervalNever ? interval : nil
    }

    /// Performs a background fetch if one is due. Returns whether it was performed.
    package func wake(
        _ application: UIApplication, _ completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Bool {
        guard status == .available, let interval, let delegate = application.delegate else { return false }
        let now = Runtime.loop.now
        if let lastFetch, now < lastFetch + interval { return false }
        lastFetch = now
        delegate.application(application, performFetchWithCompletionHandler: completionHandler)
        return true
    }
}

extension UIApplication {
    /// As often as the system decides. iOS 7.
    nonisolated public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    /// Never; the default. iOS 7.
    nonisolated public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Posted when ``backgroundRefreshStatus`` has changed. iOS 7.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification =
        Notification.Name(
            "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// The name of the exception for an app without supported orientations, or a view controller that prefers an orientation that it
    /// doesn't support. iOS 6.
    nonisolated public static var invalidInterfaceOrientationException: NSExceptionName {
        NSExceptionName("UIApplicationInvalidInterfaceOrientation")
    }

    /// The URL that opens the app's notifications in Settings. iOS 16. Follows Apple's page "openNotificationSettingsURLString".
    public static var openNotificationSettingsURLString: String { "app-settings:notifications" }

    /// The user info key of the status bar's new orientation. Deprecated by Apple in iOS 13.
    nonisolated public static var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// The user info key of the status bar's new frame. Deprecated by Apple in iOS 13.
    nonisolated public static var statusBarFrameUserInfoKey: String {
        "UIApplicationStatusBarFrameUserInfoKey"
    }
}
