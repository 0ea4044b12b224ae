// What the app posts. The object is always the application.
extension UIApplication {
    /// Posted when the app was launched.
    nonisolated public static var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted when the app has become active.
    nonisolated public static var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted before the app ceases to be active.
    nonisolated public static var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted when the app is no longer visible.
    nonisolated public static var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted before the app becomes visible.
    nonisolated public static var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted before the app ends.
    nonisolated public static var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted when memory is short.
    nonisolated public static var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted when the day, the time zone or the clock has changed.
    nonisolated public static var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted before protected files become unreadable.
    nonisolated public static var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }

    /// Posted when protected files have become readable.
    nonisolated public static var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }

    /// Posted when the user has taken a screenshot.
    nonisolated public static var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

    /// Posted before the status bar's rectangle changes; the user info has the new one. Deprecated by Apple in iOS 13: the rectangle here
    /// changes with the device's orientation alone, and as on devices since iOS 13 nothing is posted.
    nonisolated public static var willChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }

    /// Posted when the status bar's rectangle has changed. Deprecated by Apple in iOS 13, and never posted since.
    nonisolated public static var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }

    /// Posted before the status bar turns; the user info has the new orientation's number. Deprecated by Apple in iOS 13, and never posted
    /// since.
    nonisolated public static var willChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }

    /// Posted when the status bar has turned; the user info has the old orientation's number. Deprecated by Apple in iOS 13, and never
    /// posted since.
    nonisolated public static var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
}
