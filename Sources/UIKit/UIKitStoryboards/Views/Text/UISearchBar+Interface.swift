import InterfaceFiles

extension UISearchBar {
    /// Reads the attributes of a search bar.
    func readSearchBar(_ reader: InterfaceReader) {
        if let text = reader.text("text") { self.text = text }
        if let text = reader.text("placeholder") { placeholder = text }
        if let text = reader.text("prompt") { prompt = text }
        if let style: Style = reader.choice("searchBarStyle", .interfaceWords) { searchBarStyle = style }
        if let style: UIBarStyle = reader.choice("barStyle", .interfaceWords) { barStyle = style }
        if let color = reader.color("barTintColor") { barTintColor = color }
        if let image = reader.image("backgroundImage") { backgroundImage = image }
        reader.bool("translucent", self, \.isTranslucent)
        reader.bool("showsCancelButton", self, \.showsCancelButton)
        reader.bool("showsBookmarkButton", self, \.showsBookmarkButton)
        reader.bool("showsSearchResultsButton", self, \.showsSearchResultsButton)
        reader.bool("showsScopeBar", self, \.showsScopeBar)
        let titles = reader.element.list("scopeButtonTitles").map(\.string)
        if !titles.isEmpty { scopeButtonTitles = titles }
        if let index = reader.element.integer("selectedScopeButtonIndex") { selectedScopeButtonIndex = index }
        reader.readTraits(into: searchTextField)
    }
}

extension [String: UISearchBar.Style] {
    static let interfaceWords: Self = ["default": .default, "prominent": .prominent, "minimal": .minimal]
}
