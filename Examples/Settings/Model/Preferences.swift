/// What the user has chosen. It knows nothing of pages.
@MainActor
public final class Preferences {
    private var toggles: [String: Bool] = [:]
    private var choices: [String: String] = [:]
    /// The networks in reach and those that are known.
    var networks = Network.all
    /// The languages in the user's order.
    var languages = ["English", "Deutsch", "日本語", "Français"]
    /// The wallpaper's number.
    var wallpaper = 0

    /// The settings as they are at first.
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
