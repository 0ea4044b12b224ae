import UIKit

/// The app's delegate. The scene creates the pages.
@main
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Allows the launch.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}
