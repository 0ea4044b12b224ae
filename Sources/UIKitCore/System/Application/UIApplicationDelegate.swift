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

    /// Opens nothing.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

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
    ) {}

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
