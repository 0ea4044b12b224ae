import PageFlow
import UIKit

/// The author's scene delegate, with a trace, leak reports and a home tab.
public final class BankScene: UIResponder, UIWindowSceneDelegate {
    /// The scene's window.
    public var window: UIWindow?
    /// Called with each event of the pages. By default, logs it with `NSLog`.
    public var onEvent: @MainActor (PageEvent) -> Void = { NSLog("%@", $0.description) }
    private let author = SceneDelegate()
    private var homeTab: HomeTab?

    /// Shows the author's first page.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        author.scene(scene, willConnectTo: session, options: options)
        guard let scene = scene as? UIWindowScene, let window = author.window else { return }
        self.window = window
        window.navigator.trace.onEvent(onEvent)
        window.navigator.leaks.onLeak { leak in NSLog("%@", leak.description) }
        homeTab = HomeTab(on: scene, for: window)
    }
}
