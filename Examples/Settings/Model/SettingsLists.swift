/// The content of the lists, equal at every launch.
enum SettingsLists {
    /// The sections of the first page.
    static let first = [
        SettingsSection([
            Setting(
                key: "airplane", title: "Airplane Mode",
                icon: SettingIcon(symbol: "airplane", tint: .orange), kind: .toggle),
            Setting(
                key: "networks", title: "Wi-Fi", icon: SettingIcon(symbol: "wifi", tint: .blue),
                kind: .page(.networks)),
        ]),
        SettingsSection([
            Setting(
                key: "notifications", title: "Notifications",
                icon: SettingIcon(symbol: "bell.fill", tint: .red),
                kind: .page(.notifications)),
            Setting(
                key: "general", title: "General", icon: SettingIcon(symbol: "gear", tint: .grey),
                kind: .page(.general)),
            Setting(
                key: "display", title: "Display", icon: SettingIcon(symbol: "sun.max.fill", tint: .purple),
                kind: .page(.display)),
        ]),
    ]

    /// The sections of a page with settings; empty for other pages.
    static func sections(of place: SettingsPlace) -> [SettingsSection] {
        switch place {
        case .general: general
        case .about: about
        case .notifications: notifications
        case .display: display
        case .languages, .networks, .wallpapers: []
        }
    }

    /// Every setting, with the page that shows it; `nil` for the first page.
    static var all: [(setting: Setting, place: SettingsPlace?)] {
        let ofFirst = first.flatMap(\.settings).map { (setting: $0, place: SettingsPlace?.none) }
        let ofOthers = SettingsPlace.allCases.flatMap { place in
            sections(of: place).flatMap(\.settings).map { (setting: $0, place: SettingsPlace?.some(place)) }
        }
        return ofFirst + ofOthers
    }

    private static let general = [
        SettingsSection([
            Setting(key: "about", title: "About", kind: .page(.about)),
            Setting(key: "languages", title: "Languages", kind: .page(.languages)),
        ]),
        SettingsSection(
            footer: "Updates are installed while nobody uses the phone.",
            [
                Setting(key: "updates", title: "Automatic Updates", kind: .toggle),
                Setting(
                    key: "firstDay", title: "Week Begins On", kind: .choice(["Monday", "Saturday", "Sunday"])),
            ]),
        SettingsSection([Setting(key: "reset", title: "Reset All Settings", kind: .reset)]),
    ]

    private static let about = [
        SettingsSection([
            Setting(key: "name", title: "Name", kind: .fact("My Phone")),
            Setting(key: "version", title: "System Version", kind: .fact("26.0")),
            Setting(key: "model", title: "Model", kind: .fact("16")),
        ]),
        SettingsSection([
            Setting(key: "songs", title: "Songs", kind: .fact("1,204")),
            Setting(key: "photos", title: "Photos", kind: .fact("8,311")),
            Setting(key: "capacity", title: "Capacity", kind: .fact("128 GB")),
        ]),
    ]

    private static let notifications = [
        SettingsSection(
            header: "Preview", footer: "Previews are shown whether the phone is locked or not.",
            [
                Setting(
                    key: "previews", title: "Show Previews",
                    kind: .choice(["Always", "When Unlocked", "Never"])),
                Setting(key: "summary", title: "Scheduled Summary", kind: .toggle),
            ]),
        SettingsSection(
            header: "Apps",
            [
                "Books", "Calculator", "Calendar", "Camera", "Clock", "Contacts", "Files", "Health", "Mail",
                "Maps",
                "Messages", "Music", "News", "Notes", "Photos", "Reminders", "Stocks", "Weather",
            ].map {
                Setting(key: "notifications.\($0)", title: $0, kind: .toggle)
            }),
    ]

    private static let display = [
        SettingsSection(
            header: "Appearance",
            [
                Setting(
                    key: "appearance", title: "Appearance", kind: .choice(["Light", "Dark", "Automatic"])),
                Setting(key: "bold", title: "Bold Text", kind: .toggle),
            ]),
        SettingsSection([Setting(key: "wallpapers", title: "Wallpaper", kind: .page(.wallpapers))]),
    ]
}
