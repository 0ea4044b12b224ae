import PageFlow
import UIKit

/// The scene of the app: it shows the teas, and keeps the pages from launch to launch.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The scene's window.
    public var window: UIWindow?

    /// Shows the teas, and the pages that the last launch had.
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

    /// The pages, as the system keeps them for the next launch.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        window?.navigator.restorationActivity
    }
}
