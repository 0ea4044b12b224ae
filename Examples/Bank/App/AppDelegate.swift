import UIKit

/// The app's delegate. The pages come with the scene.
@main
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Lets the app begin.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}
