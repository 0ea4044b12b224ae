import PageFlow
import UIKit

/// The settings' scene: it shows them, opens links, and saves and restores the pages.
public final class SettingsScene: UIResponder, UIWindowSceneDelegate {
    /// The scene's window.
    public var window: UIWindow?
    private let preferences = Preferences()

    /// Shows the settings' first page, and then the page that the system requests.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.rootViewController = SettingsStack(preferences)
        window.navigator.setUp(for: preferences)
        window.makeKeyAndVisible()
        if let activity = session.stateRestorationActivity { window.navigator.open(activity) }
        window.navigator.open(options.urlContexts)
    }

    /// Opens links of the app's own scheme.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        window?.navigator.open(contexts)
    }

    /// Returns the pages for the next launch.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        window?.navigator.restorationActivity
    }
}
