// Written by `pageflow adopt sources` from Bank/App/SceneDelegate.swift, a3468df359f87533. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/SceneDelegate.swift", line: 1)
import UIKit

/// The app's scene: it shows the first page of the main storyboard.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The scene's window.
    public var window: UIWindow?

    /// Creates the window.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = BankApp.firstPage()
        window.makeKeyAndVisible()
        self.window = window
    }
}
