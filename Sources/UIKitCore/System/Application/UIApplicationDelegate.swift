/// Is notified of the app's life. Every member is optional. Follows Apple's page "UIApplicationDelegate".
///
/// In an app with scenes the scene delegates are notified of coming, going, and becoming active, and this one does
/// not.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, in an app without scenes.
    var window: UIWindow? { get set }

    /// Called first, before state is restored. Return `false` if the app cannot open the URL it was launched
    /// for.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app is nearly ready: set up its window here, in an app without scenes.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called instead by systems that know no launch options. UIKit prefers the method with options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the app has become active. Not called in an app with scenes.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app ceases to be active. Not called in an app with scenes.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the app is no longer visible. Not called in an app with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app becomes visible again. Not called at launch, nor in an app with scenes.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called when the day, the time zone or the clock has changed.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Called before protected files become unreadable.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Called when protected files have become readable.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Opens a URL. Returns whether it could. In an app with scenes the scene delegate is asked instead.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called before an activity is gone on with, while its details come. Returns whether the user was told; else the system
    /// tells. In an app with scenes the scene delegate is told instead. iOS 8.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Goes on with an activity, such as a link of the web. Returns whether it could. In an app with scenes the scene
    /// delegate is told instead. iOS 8.
    ///
    /// - Parameter restorationHandler: call it with the objects that bring the activity's state back, if there are any.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Called when the user has chosen a quick action of the app. Call the handler with whether it was done. In an app with scenes
    /// the scene delegate is called instead. iOS 9.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called with the device's token for push notifications after ``UIApplication/registerForRemoteNotifications()``. iOS 3.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called when there is no token. iOS 3.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Called when a push notification has come. Call the handler with whether there was new data. iOS 7.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called when a push notification has come to an app in the foreground whose delegate lacks the method with a handler. Deprecated by
    /// Apple in iOS 10.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

    /// Called with what the user allows after ``UIApplication/registerUserNotificationSettings(_:)``. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

    /// Called when a local notification is due in an active app, or was tapped. Deprecated by Apple in iOS 10.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    /// Called when the user has chosen a button of a local notification, with a text if it takes one. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)

    /// Called instead if the method with the response is missing. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void)

    /// Called when the user has chosen a button of a push notification, with a text if it takes one. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)

    /// Called instead if the method with the response is missing. Deprecated by Apple in iOS 10.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Opens a URL. Called if the method with options is missing. Deprecated by Apple in iOS 9.
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool

    /// Opens a URL. Called if both methods that know more are missing. Deprecated by Apple in iOS 9.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Called when an activity could not be fetched. Tell the user what happened. In an app with scenes the scene delegate is told
    /// instead. iOS 8.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)

    /// Called when the responders have brought an activity up to date: the last moment to add to it. In an app with scenes the scene
    /// delegate is told instead. iOS 8.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Called in the background when the app may fetch something. Call the handler within half a minute with what came of it. Deprecated
    /// by Apple in iOS 13.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called when transfers of a session in the background have ended, or wait for an answer. Call the handler when all is done. iOS 7.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    /// Called when the app's extension on a watch asks for something. Call `reply` in any case. iOS 8.2.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void)

    /// Whether the user may have keyboards of other apps in this one. Default `true`. iOS 8.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Called when the app on a watch wants to be allowed to use data of the user's health: ask for it here. iOS 9.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    /// Called before the interface turns, up to iOS 12. Deprecated by Apple in iOS 13.
    func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)

    /// Called when the interface was turned, up to iOS 12. Deprecated by Apple in iOS 13.
    func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    /// Asked after the app has gone to the background: whether its state is saved, in an archive that takes objects of
    /// `NSSecureCoding` alone. Not asked in an app with scenes. iOS 13.2.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Asked at launch, after ``application(_:willFinishLaunchingWithOptions:)``, if there is state of an earlier launch: whether it is
    /// restored. Not asked in an app with scenes. iOS 13.2.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Asked instead if the method for secure state is missing. iOS 6, deprecated in iOS 13.2.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// Asked instead if the method for secure state is missing. iOS 6, deprecated in iOS 13.2.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Asked for a view controller that was saved and has no restoration class. `nil`, the default, lets UIKit look for it: in the app's
    /// windows, and then in the storyboard that it came from. iOS 6.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?

    /// Called before anything else is saved: write what the app as a whole needs. iOS 6.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called when everything else was restored: read what the app as a whole needs. iOS 6.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// The orientations that a window's controllers may have, together with what they support themselves.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// How a new scene is set up. Default: as the app's property list says. iOS 13.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when the user has closed scenes for good. iOS 13.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// A delegate without the property keeps no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Says that all is well.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Says that all is well.
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

    /// Leaves it to the older methods.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { OptionalMember.absent(false) }

    /// Leaves it to the older method.
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { OptionalMember.absent(false) }

    /// Opens nothing.
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

    /// Leaves it to the older method.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) { OptionalMember.absent(()) }

    /// Has nothing to do.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Leaves it to the older method.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) { OptionalMember.absent(()) }

    /// Has nothing to do.
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Has nothing to fetch.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Has no transfers.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Answers nothing.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) { reply(nil) }

    /// Allows them.
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

    /// Leaves it to the older method.
    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { OptionalMember.absent(false) }

    /// Leaves it to the older method.
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { OptionalMember.absent(false) }

    /// Saves nothing.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        false
    }

    /// Restores nothing.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    {
        false
    }

    /// Leaves it to UIKit.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// Leaves it to the system.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Goes on with nothing.
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

    /// Leaves it to the property list.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { OptionalMember.absent(.all) }

    /// Leaves it to the property list.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { OptionalMember.absent(connectingSceneSession.configuration) }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
