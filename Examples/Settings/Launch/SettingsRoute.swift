import PageFlow

/// A page of the settings, and the setting on it that is pointed at. Pointing at something makes it no other page.
struct SettingsRoute: PageRoute {
    let page: SettingsPlace
    var key: String?

    /// The page from which one comes here.
    var dependencies: [any PageRoute] { page.parent.map { [SettingsRoute(page: $0)] } ?? [] }

    static func == (one: Self, other: Self) -> Bool { one.page == other.page }

    func hash(into hasher: inout Hasher) { hasher.combine(page) }
}
