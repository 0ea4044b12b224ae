/// A page of the settings. Its name stands in links.
public enum SettingsPlace: String, Codable, Hashable, Sendable, CaseIterable {
    case general, about, languages, notifications, display, networks, wallpapers

    /// What its bar says.
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

    /// The titles on the way to it, its own at the end.
    var trail: [String] { (parent?.trail ?? ["Settings"]) + [title] }

    /// The page from which one comes here; `nil` for those that the first page shows.
    var parent: SettingsPlace? {
        switch self {
        case .about, .languages: .general
        case .wallpapers: .display
        case .general, .notifications, .display, .networks: nil
        }
    }
}
