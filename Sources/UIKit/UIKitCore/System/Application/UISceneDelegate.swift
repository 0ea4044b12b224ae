/// The methods of a scene's delegate. Every method is optional. iOS 13. Follows Apple's page "UISceneDelegate".
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is being connected: create its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)

    /// Called when a scene has been disconnected. It may connect again.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when a scene has become active and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before a scene stops receiving events.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before a scene enters the foreground, including the first time.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when a scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Called when a connected scene has to open URLs: immediately if it is visible, in the background after
    /// `sceneWillEnterForeground(_:)`. URLs of the launch are in the connection's options.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Called before an activity is continued, while its data is loaded.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Continues an activity, such as a web link. Activities of the launch are in the connection's options.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Called when a web activity or an activity of another device couldn't be fetched. Notify the user.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called when the responders have updated an activity: the last chance to change it.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Called between the connection and the activation, with the session's `stateRestorationActivity`. Not called if there is none.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// Called when a scene has entered the background. Returns the `stateRestorationActivity` that its session stores for the next launch.
    /// Optional: without it the session keeps the activity that it has.
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

    /// Keeps the session's activity.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { OptionalMember.absent(nil) }
}

/// The methods of the delegate of a window scene. iOS 13. Follows Apple's page "UIWindowSceneDelegate".
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. Optional.
    var window: UIWindow? { get set }

    /// Called when the scene's coordinate space, orientation or traits have changed, with the previous values.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Called when the scene's effective geometry has changed, such as its orientation or the lock of it, with the previous geometry. iOS 26.
    ///
    /// Follows Apple's page "windowScene(_:didUpdateEffectiveGeometry:)".
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

    /// Returns the style of the window controls; `automatic` without an implementation. iOS 26.
    ///
    /// Not called here, because scenes fill the screen and have no window controls. Follows Apple's page
    /// "preferredWindowingControlStyle(for:)".
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle

    /// Called when the user has selected a quick action while the scene is connected. Call the handler with whether it succeeded.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Always `nil`; the setter does nothing.
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
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}

    /// Returns the automatic style.
    public func preferredWindowingControlStyle(
        for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle { .automatic }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
