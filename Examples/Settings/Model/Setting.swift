/// One row of a list of settings.
struct Setting: Hashable, Sendable {
    /// What a row is for.
    enum Kind: Hashable, Sendable {
        /// Another page.
        case page(SettingsPlace)
        /// On or off.
        case toggle
        /// One of several values, on a page of their own.
        case choice([String])
        /// Something to read.
        case fact(String)
        /// All settings are as they were at first.
        case reset
    }

    /// What its value is kept under. No two settings have the same.
    let key: String
    let title: String
    var icon: SettingIcon?
    let kind: Kind
}

/// The picture at the beginning of a row.
struct SettingIcon: Hashable, Sendable {
    enum Tint: Hashable, Sendable { case blue, green, red, orange, purple, grey }

    let symbol: String
    let tint: Tint
}

/// Some rows with a heading and a remark.
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
