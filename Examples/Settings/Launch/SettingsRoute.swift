import PageFlow

/// A page of the settings, and the setting on it that is pointed at.
struct SettingsRoute: PageRoute {
    let page: SettingsPlace
    var key: String?

    /// The page from which one comes here.
    var dependencies: [any PageRoute] { page.parent.map { [SettingsRoute(page: $0)] } ?? [] }
}
