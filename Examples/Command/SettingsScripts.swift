import Settings

extension Example {
    /// Settings with nested lists.
    static let settings = Example(
        name: "settings",
        summary: "A list of lists: swipe actions, a search, rows that are dragged, a grid.",
        scripts: SettingsScripts.each)
}

/// Each script launches the settings again.
private enum SettingsScripts {
    static let each = [lists, networks, languages, search, link]

    static let lists = Script(
        name: "lists", summary: "From list to list; a value is chosen; back with a finger from anywhere."
    ) {
        launch($0)
        for name in ["General", "Week Begins On", "Saturday"] { try $0.tap(name) }
        $0.swipeBack(.finish)
        try $0.tap("About")
    }

    static let networks = Script(
        name: "networks", summary: "A row is swiped aside and its network forgotten; another is joined."
    ) {
        launch($0)
        try $0.tap("Wi-Fi")
        try $0.drag("Library", by: -120)
        for name in ["Forget", "Café"] { try $0.tap(name) }
    }

    static let languages = Script(
        name: "languages", summary: "A language is swiped aside and deleted; then the list is edited."
    ) {
        launch($0)
        for name in ["General", "Languages"] { try $0.tap(name) }
        try $0.drag("Deutsch", by: -120)
        for name in ["Delete", "Edit", "Done"] { try $0.tap(name) }
    }

    static let search = Script(
        name: "search", summary: "A setting is searched for and found; the wallpaper is another one."
    ) {
        launch($0)
        try $0.tap("Search")
        try $0.type("wall")
        for name in ["Wallpaper", "Wallpaper", "Sunset"] { try $0.tap(name) }
    }

    static let link = Script(name: "link", summary: "A link to a page within a page.") {
        launch($0)
        try $0.open("settings://general/about")
    }

    @MainActor
    private static func launch(_ stage: Stage) {
        let preferences = Preferences()
        stage.launch(SettingsStack(preferences))
        stage.navigator?.setUp(for: preferences)
        stage.logPages()
    }
}
