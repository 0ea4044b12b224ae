import PageFlow
import UIKit

/// The shop's scene: it shows the tabs, opens links, and saves and restores the pages.
public final class ShopScene: UIResponder, UIWindowSceneDelegate {
    /// The scene's window.
    public var window: UIWindow?
    private let store = Store()

    /// Shows the shop's first page, and then the page that the system requests.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.rootViewController = ShopTabs(store)
        window.navigator.setUp(for: store)
        window.makeKeyAndVisible()
        if let activity = session.stateRestorationActivity { window.navigator.open(activity) }
        for activity in options.userActivities { window.navigator.open(activity) }
        window.navigator.open(options.urlContexts)
    }

    /// Opens links of the app's own scheme.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        window?.navigator.open(contexts)
    }

    /// Opens a web link, or the pages of another scene.
    public func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        window?.navigator.open(activity)
    }

    /// Returns the pages for the next launch.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        window?.navigator.restorationActivity
    }
}
