/// The methods of the app's delegate. Every member is optional. Follows Apple's page "UIApplicationDelegate".
///
/// In an app with scenes the scene delegates, instead of this one, are notified when a scene enters the foreground or background and
/// becomes active or inactive.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, in an app without scenes.
    var window: UIWindow? { get set }

    /// Called first, before state is restored. Return `false` if the app can't open the URL of the launch.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app is nearly ready to run. Without scenes, set up the window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called if the method with launch options isn't implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the app has become active. Not called in an app with scenes.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app becomes inactive. Not called in an app with scenes.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the app has entered the background. Not called in an app with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app enters the foreground. Not called at launch, or in an app with scenes.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when the app receives a memory warning.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called when the day, the time zone or the clock has changed.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Called before protected files become unavailable.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Called when protected files have become available.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Opens a URL. Returns whether it was opened. In an app with scenes the scene delegate is called instead.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called before an activity is continued, while its data is loaded. Returns whether the app has notified the user; otherwise the
    /// system does. In an app with scenes the scene delegate is called instead. iOS 8.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Continues an activity, such as a web link. Returns whether the app handled it. In an app with scenes the scene delegate is called
    /// instead. iOS 8.
    ///
    /// - Parameter restorationHandler: A closure to call with the objects that restore the activity's state, if there are any.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Called when the user has selected a quick action. Call the handler with whether it succeeded. In an app with scenes the scene
    /// delegate is called instead. iOS 9.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called with the device's token for push notifications after ``UIApplication/registerForRemoteNotifications()``. iOS 3.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called when the registration has failed. iOS 3.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Called when a push notification has arrived. Call the handler with the result of the fetch. iOS 7.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called when a push notification has arrived in the foreground, if the method with a handler isn't implemented. Deprecated by Apple
    /// in iOS 10.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

    /// Called with the permitted settings after ``UIApplication/registerUserNotificationSettings(_:)``. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

    /// Called when a local notification is due in an active app, or was tapped. Deprecated by Apple in iOS 10.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    /// Called when the user has tapped a button of a local notification, with the entered text, if any. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)

    /// Called if the method with the response isn't implemented. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void)

    /// Called when the user has tapped a button of a push notification, with the entered text, if any. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)

    /// Called if the method with the response isn't implemented. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Opens a URL. Called if the method with options isn't implemented. Deprecated by Apple in iOS 9.
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool

    /// Opens a URL. Called if neither of the other two methods is implemented. Deprecated by Apple in iOS 9.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Called when an activity couldn't be fetched. Notify the user. In an app with scenes the scene delegate is called instead. iOS 8.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)

    /// Called when the responders have updated an activity: the last chance to change it. In an app with scenes the scene delegate is
    /// called instead. iOS 8.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Called in the background when the app can fetch data. Call the handler with the result within 30 seconds. Deprecated by Apple in iOS
    /// 13.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called when the transfers of a background session have ended or need attention. Call the handler when they have been processed. iOS
    /// 7.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    /// Called when the app's watch extension sends a request. Always call `reply`. iOS 8.2.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void)

    /// Whether to allow an extension, such as a custom keyboard, in this app. Default `true`. iOS 8.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Called when the watch app requests authorization for health data: request it here. iOS 9.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    /// Called before the interface rotates, up to iOS 12. Deprecated by Apple in iOS 13.
    func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)

    /// Called when the interface has rotated, up to iOS 12. Deprecated by Apple in iOS 13.
    func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    /// Returns whether to save the app's state, in an archive that contains only objects of `NSSecureCoding`. Called after the app has
    /// entered the background. Not called in an app with scenes. iOS 13.2.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Returns whether to restore the state of an earlier launch, if there is one. Called at launch, after
    /// ``application(_:willFinishLaunchingWithOptions:)``. Not called in an app with scenes. iOS 13.2.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Called if the method for secure state isn't implemented. iOS 6, deprecated in iOS 13.2.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// Called if the method for secure state isn't implemented. iOS 6, deprecated in iOS 13.2.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Returns a saved view controller without a restoration class. With `nil`, the default, UIKit searches the app's windows, and then the
    /// storyboard of the view controller. iOS 6.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?

    /// Called before everything else is saved: write the app's own state. iOS 6.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called when everything else has been restored: read the app's own state. iOS 6.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Returns the orientations in a window, which are intersected with those that its view controllers support.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Returns the configuration of a new scene. Default: the configuration in the app's property list. iOS 13.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when the user has discarded scenes. iOS 13.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// Always `nil`; the setter does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalMember.absent(true) }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

    /// Calls the deprecated methods.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { OptionalMember.absent(false) }

    /// Calls the deprecated method.
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { OptionalMember.absent(false) }

    /// Returns `false`.
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}

    /// Calls the deprecated method.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) { OptionalMember.absent(()) }

    /// Calls the handler.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Calls the deprecated method.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) { OptionalMember.absent(()) }

    /// Calls the handler.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Calls the handler with no data.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Calls the handler.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Calls the handler without a reply.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) { reply(nil) }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    /// Does nothing.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {}

    /// Calls the deprecated method.
    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { OptionalMember.absent(false) }

    /// Calls the deprecated method.
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { OptionalMember.absent(false) }

    /// Returns `false`.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        false
    }

    /// Returns `false`.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    {
        false
    }

    /// Returns `nil`.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// Leaves the notification to the system.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { OptionalMember.absent(()) }

    /// Returns the app's default.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { OptionalMember.absent(.all) }

    /// Returns the session's configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { OptionalMember.absent(connectingSceneSession.configuration) }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
