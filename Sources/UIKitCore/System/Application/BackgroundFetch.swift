/// Whether the system may wake the app in the background. iOS 7. Follows Apple's page "UIBackgroundRefreshStatus".
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not on this device, and the user cannot change that.
    case restricted = 0
    /// The user does not want it.
    case denied = 1
    /// It may.
    case available = 2
}

/// How often an app wants to be woken to fetch something, and whether it may.
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

    /// Wakes the app, if it wants to be woken by now. Returns whether it was.
    package func wake(
        _ application: UIApplication, _ completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Bool {
        guard status == .available, let interval, let delegate = application.delegate else { return false }
        let now = Runtime.loop.now
        if let lastFetch, now - lastFetch < interval { return false }
        lastFetch = now
        delegate.application(application, performFetchWithCompletionHandler: completionHandler)
        return true
    }
}

extension UIApplication {
    /// As often as the system likes. iOS 7.
    nonisolated public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    /// Never: what counts as long as the app says nothing. iOS 7.
    nonisolated public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Posted when ``backgroundRefreshStatus`` has changed. iOS 7.
    nonisolated public static var backgroundRefreshStatusDidChangeNotification: Notification.Name {
        Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }

    /// Raised for an app whose orientations are none, or whose page prefers one that it does not support. iOS 6.
    nonisolated public static var invalidInterfaceOrientationException: NSExceptionName {
        NSExceptionName("UIApplicationInvalidInterfaceOrientation")
    }

    /// The URL that opens the app's notifications in Settings. iOS 16. Follows Apple's page "openNotificationSettingsURLString".
    public static var openNotificationSettingsURLString: String { "app-settings:notifications" }

    /// The user info's key for the status bar's new orientation. Deprecated by Apple in iOS 13.
    nonisolated public static var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// The user info's key for the status bar's new rectangle. Deprecated by Apple in iOS 13.
    nonisolated public static var statusBarFrameUserInfoKey: String {
        "UIApplicationStatusBarFrameUserInfoKey"
    }
}
