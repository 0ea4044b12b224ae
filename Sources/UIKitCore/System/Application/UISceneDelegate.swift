/// Is notified of a scene's life. Every method is optional. iOS 13. Follows Apple's page "UISceneDelegate".
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is connected: make its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)

    /// Called when a scene was disconnected. It may connect again.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when a scene has become active and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before a scene ceases to receive events.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before a scene comes into the foreground, the first time too.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when a scene is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Called when a connected scene is to open URLs: visible at once, in the background after
    /// `sceneWillEnterForeground(_:)`. Those that launch the app are in the connection's options.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Called before an activity is gone on with, while its details come.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Goes on with an activity, such as a link of the web. Those that launch the app are in the connection's options.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Called when an activity of the web or of another device could not be fetched. Tell the user what happened.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called when the responders have brought an activity up to date: the last moment to add to it.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Called after the connection, before the scene is active, with what the session has as `stateRestorationActivity`. Not called
    /// without.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// Asked when a scene is no longer visible: what its session keeps for the next launch as `stateRestorationActivity`. Default `nil`.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    /// Does nothing.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    {}

    /// Keeps nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Is notified of the life of a scene with windows. iOS 13. Follows Apple's page "UIWindowSceneDelegate".
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. Optional.
    var window: UIWindow? { get set }

    /// Called when the scene was turned or its traits have changed, with the values of before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Called when the user has chosen a quick action while the scene is connected. Call the handler with whether it was done.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// A delegate without the property keeps no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
