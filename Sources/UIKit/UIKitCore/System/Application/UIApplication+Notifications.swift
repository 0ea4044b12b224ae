// The app's notifications. Their object is always the application.
extension UIApplication {
    /// Posted when the app was launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")

    /// Posted when the app has become active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")

    /// Posted before the app becomes inactive.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")

    /// Posted when the app has entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")

    /// Posted before the app enters the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// Posted before the app terminates.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// Posted when the app receives a memory warning.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Posted when the day, the time zone or the clock has changed.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")

    /// Posted before protected files become unavailable.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")

    /// Posted when protected files have become available.
    nonisolated public static let protectedDataDidBecomeAvailableNotification =
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")

    /// Posted when the user has taken a screenshot.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// Posted before the status bar's frame changes; the user info contains the new frame. Deprecated by Apple in iOS 13. The frame here
    /// changes only with the device's orientation, and as on devices since iOS 13 it isn't posted.
    nonisolated public static var willChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }

    /// Posted when the status bar's frame has changed. Deprecated by Apple in iOS 13, and never posted since.
    nonisolated public static var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }

    /// Posted before the status bar rotates; the user info contains the raw value of the new orientation. Deprecated by Apple in iOS 13,
    /// and never posted since.
    nonisolated public static var willChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }

    /// Posted when the status bar has rotated; the user info contains the raw value of the old orientation. Deprecated by Apple in iOS 13,
    /// and never posted since.
    nonisolated public static var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
}
