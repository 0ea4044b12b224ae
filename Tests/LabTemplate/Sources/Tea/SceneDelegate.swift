import PageFlow
import UIKit

/// The app's scene: it shows the teas, and restores the pages at the next launch.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The scene's window.
    public var window: UIWindow?

    /// Shows the teas, and the pages of the last launch.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.navigator.routes.register(TeaRoute.self) { TeaPage($0.name) }
        window.rootViewController = UINavigationController(rootViewController: TeaList())
        window.makeKeyAndVisible()
        if let activity = session.stateRestorationActivity { window.navigator.open(activity) }
    }

    /// Returns the pages for the next launch.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        window?.navigator.restorationActivity
    }
}
