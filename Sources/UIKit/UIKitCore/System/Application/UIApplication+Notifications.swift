// The app's notifications. Their object is always the application.
extension UIApplication {
    /// Posted when the app was launched.
    nonisolated public static var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted when the app has become active.
    nonisolated public static var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted before the app becomes inactive.
    nonisolated public static var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted when the app has entered the background.
    nonisolated public static var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted before the app enters the foreground.
    nonisolated public static var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted before the app terminates.
    nonisolated public static var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted when the app receives a memory warning.
    nonisolated public static var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted when the day, the time zone or the clock has changed.
    nonisolated public static var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted before protected files become unavailable.
    nonisolated public static var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }

    /// Posted when protected files have become available.
    nonisolated public static var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }

    /// Posted when the user has taken a screenshot.
    nonisolated public static var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

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
