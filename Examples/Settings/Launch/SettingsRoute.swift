import PageFlow

/// A page of the settings, and the setting to highlight on it. The highlighted setting doesn't affect the page's identity.
struct SettingsRoute: PageRoute {
    let page: SettingsPlace
    var key: String?

    /// The page before this one.
    var dependencies: [any PageRoute] { page.parent.map { [SettingsRoute(page: $0)] } ?? [] }

    static func == (one: Self, other: Self) -> Bool { one.page == other.page }

    func hash(into hasher: inout Hasher) { hasher.combine(page) }
}
