// What the app posts. The object is always the application.
extension UIApplication {
    /// Posted when the app was launched.
    nonisolated public class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted when the app has become active.
    nonisolated public class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted before the app ceases to be active.
    nonisolated public class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted when the app is no longer visible.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted before the app becomes visible.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted before the app ends.
    nonisolated public class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted when memory is short.
    nonisolated public class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted when the day, the time zone or the clock has changed.
    nonisolated public class var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted before protected files become unreadable.
    nonisolated public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }

    /// Posted when protected files have become readable.
    nonisolated public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }

    /// Posted when the user has taken a screenshot.
    nonisolated public class var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

    /// Posted before the status bar's rectangle changes; the user info has the new one. Deprecated by Apple in iOS 13: the rectangle here
    /// changes with the device's orientation alone, and as on devices since iOS 13 nothing is posted.
    nonisolated public class var willChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }

    /// Posted when the status bar's rectangle has changed. Deprecated by Apple in iOS 13, and never posted since.
    nonisolated public class var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }

    /// Posted before the status bar turns. Deprecated by Apple in iOS 13, and never posted since.
    nonisolated public class var willChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }

    /// Posted when the status bar has turned. Deprecated by Apple in iOS 13, and never posted since.
    nonisolated public class var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
}
