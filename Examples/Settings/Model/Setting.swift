/// One row of a list of settings.
struct Setting: Hashable, Sendable {
    /// The kind of a row.
    enum Kind: Hashable, Sendable {
        /// Opens another page.
        case page(SettingsPlace)
        /// A switch.
        case toggle
        /// One of several values, on a separate page.
        case choice([String])
        /// A read-only value.
        case fact(String)
        /// Resets all settings.
        case reset
    }

    /// The key of its value, unique among the settings.
    let key: String
    let title: String
    var icon: SettingIcon?
    let kind: Kind
}

/// The icon of a row.
struct SettingIcon: Hashable, Sendable {
    enum Tint: Hashable, Sendable { case blue, green, red, orange, purple, grey }

    let symbol: String
    let tint: Tint
}

/// A section of rows with a header and a footer.
struct SettingsSection: Hashable, Sendable {
    var header: String?
    var footer: String?
    let settings: [Setting]

    init(header: String? = nil, footer: String? = nil, _ settings: [Setting]) {
        self.header = header
        self.footer = footer
        self.settings = settings
    }
}
