/// The user's settings. They don't depend on pages.
@MainActor
public final class Preferences {
    private var toggles: [String: Bool] = [:]
    private var choices: [String: String] = [:]
    /// The available networks and the known ones.
    var networks = Network.all
    /// The languages in the user's order.
    var languages = ["English", "Deutsch", "日本語", "Français"]
    /// The wallpaper's index.
    var wallpaper = 0

    /// Creates the default settings.
    public init() {}

    func isOn(_ setting: Setting) -> Bool { toggles[setting.key] ?? false }

    func turn(_ setting: Setting, on isOn: Bool) { toggles[setting.key] = isOn }

    func choice(of setting: Setting, among values: [String]) -> String {
        choices[setting.key] ?? values[0]
    }

    func choose(_ value: String, for setting: Setting) { choices[setting.key] = value }

    func reset() {
        toggles = [:]
        choices = [:]
    }
}
