import InterfaceFiles

extension UINavigationItem {
    /// Reads the attributes of a navigation item.
    func readItem(_ reader: InterfaceReader) {
        if let title = reader.text("title") { self.title = title }
        if let prompt = reader.text("prompt") { self.prompt = prompt }
        if let title = reader.text("backButtonTitle") { backButtonTitle = title }
        if let text = reader.text("subtitle") { subtitle = text }
        if let mode: LargeTitleDisplayMode = reader.choice("largeTitleDisplayMode", .interfaceWords) {
            largeTitleDisplayMode = mode
        }
        if let mode: BackButtonDisplayMode = reader.choice("backButtonDisplayMode", .interfaceWords) {
            backButtonDisplayMode = mode
        }
        if let style: ItemStyle = reader.choice("style", .interfaceWords) { self.style = style }
        reader.bool("hidesBackButton", self, \.hidesBackButton)
        reader.bool("leftItemsSupplementBackButton", self, \.leftItemsSupplementBackButton)
        reader.bool("hidesSearchBarWhenScrolling", self, \.hidesSearchBarWhenScrolling)
        readButtons(reader)
        if let view = reader.object("titleView", as: UIView.self) { titleView = view }
        readAppearances(reader)
    }

    private func readButtons(_ reader: InterfaceReader) {
        let left = reader.items("leftBarButtonItem", "leftBarButtonItems")
        if !left.isEmpty { leftBarButtonItems = left }
        let right = reader.items("rightBarButtonItem", "rightBarButtonItems")
        if !right.isEmpty { rightBarButtonItems = right }
        if let item = reader.object("backBarButtonItem", as: UIBarButtonItem.self) {
            backBarButtonItem = item
        }
        let leading = reader.groups("leadingItemGroups") + reader.groups("leftItemGroups")
        if !leading.isEmpty { leadingItemGroups = leading }
        let center = reader.groups("centerItemGroups")
        if !center.isEmpty { centerItemGroups = center }
        let trailing = reader.groups("trailingItemGroups") + reader.groups("rightItemGroups")
        if !trailing.isEmpty { trailingItemGroups = trailing }
    }

    private func readAppearances(_ reader: InterfaceReader) {
        if let appearance = reader.navigationBarAppearance("standardAppearance") {
            standardAppearance = appearance
        }
        if let appearance = reader.navigationBarAppearance("compactAppearance") {
            compactAppearance = appearance
        }
        if let appearance = reader.navigationBarAppearance("scrollEdgeAppearance") {
            scrollEdgeAppearance = appearance
        }
        if let appearance = reader.navigationBarAppearance("compactScrollEdgeAppearance") {
            compactScrollEdgeAppearance = appearance
        }
    }
}

extension InterfaceReader {
    /// Returns one button for a key, or a list of buttons.
    fileprivate func items(_ key: String, _ list: String) -> [UIBarButtonItem] {
        object(key, as: UIBarButtonItem.self).map { [$0] } ?? objects(list, as: UIBarButtonItem.self)
    }

    fileprivate func groups(_ list: String) -> [UIBarButtonItemGroup] {
        element.list(list).map { of($0).group }
    }

    private var group: UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(
            barButtonItems: objects("items", as: UIBarButtonItem.self)
                + objects("barButtonItems", as: UIBarButtonItem.self),
            representativeItem: object("representativeItem", as: UIBarButtonItem.self))
        bool("alwaysAvailable", group, \.alwaysAvailable)
        bool("hidden", group, \.isHidden)
        return group
    }
}

extension [String: UINavigationItem.LargeTitleDisplayMode] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
    ]
}

extension [String: UINavigationItem.BackButtonDisplayMode] {
    static let interfaceWords: Self = ["default": .default, "generic": .generic, "minimal": .minimal]
}

extension [String: UINavigationItem.ItemStyle] {
    static let interfaceWords: Self = ["navigator": .navigator, "browser": .browser, "editor": .editor]
}
