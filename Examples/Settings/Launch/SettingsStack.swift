import UIKit

/// The settings' navigation controller at launch.
public final class SettingsStack: UINavigationController {
    /// Creates the settings with a user's preferences.
    public convenience init(_ preferences: Preferences) {
        self.init(rootViewController: FirstPage(preferences))
        navigationBar.prefersLargeTitles = true
    }
}
