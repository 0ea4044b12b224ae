import UIKit

/// The settings as they are at every launch.
public final class SettingsStack: UINavigationController {
    /// The settings with a user's preferences.
    public convenience init(_ preferences: Preferences) {
        self.init(rootViewController: FirstPage(preferences))
        navigationBar.prefersLargeTitles = true
    }
}
