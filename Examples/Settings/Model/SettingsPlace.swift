/// A page of the settings. Links contain its name.
public enum SettingsPlace: String, Codable, Hashable, Sendable, CaseIterable {
    case general, about, languages, notifications, display, networks, wallpapers

    /// The title in the bar.
    var title: String {
        switch self {
        case .general: "General"
        case .about: "About"
        case .languages: "Languages"
        case .notifications: "Notifications"
        case .display: "Display"
        case .networks: "Wi-Fi"
        case .wallpapers: "Wallpaper"
        }
    }

    /// The titles of the path to it, its own last.
    var trail: [String] { (parent?.trail ?? ["Settings"]) + [title] }

    /// The page before this one; `nil` for those that the first page shows.
    var parent: SettingsPlace? {
        switch self {
        case .about, .languages: .general
        case .wallpapers: .display
        case .general, .notifications, .display, .networks: nil
        }
    }
}
