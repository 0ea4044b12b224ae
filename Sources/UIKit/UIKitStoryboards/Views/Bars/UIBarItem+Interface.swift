import InterfaceFiles

extension UIBarItem {
    /// Reads the attributes of every bar item.
    func readBarItem(_ reader: InterfaceReader) {
        if let title = reader.text("title") { self.title = title }
        if let image = reader.image("image") { self.image = image }
        if let image = reader.image("landscapeImage") { landscapeImagePhone = image }
        if let image = reader.image("largeContentSizeImage") { largeContentSizeImage = image }
        if let insets = reader.insets("imageInsets") { imageInsets = insets }
        if let insets = reader.insets("landscapeImageInsets") { landscapeImagePhoneInsets = insets }
        if let tag = reader.element.integer("tag") { self.tag = tag }
        reader.bool("enabled", self, \.isEnabled)
        readAccessibility(reader)
    }
}

extension UIBarButtonItem {
    /// Reads the attributes of a bar button item.
    func readButtonItem(_ reader: InterfaceReader) {
        if let item: SystemItem = reader.choice("systemItem", .interfaceWords) {
            systemItem = item
            if item == .done || item == .save { style = .prominent }
        }
        if let style: Style = reader.choice("style", .interfaceWords) { self.style = style }
        reader.number("width", self, \.width)
        reader.bool("selected", self, \.isSelected)
        reader.bool("hidden", self, \.isHidden)
        reader.bool("changesSelectionAsPrimaryAction", self, \.changesSelectionAsPrimaryAction)
        if let color = reader.color("tintColor") { tintColor = color }
        if let view = reader.object("customView", as: UIView.self) { customView = view }
        if let menu = reader.menu("menu") { self.menu = menu }
        reader.element.reportAbsence(of: "springLoaded")
    }
}

extension UITabBarItem {
    /// Reads the attributes of a tab bar item.
    func readTabItem(_ reader: InterfaceReader) {
        if let image = reader.image("selectedImage") { selectedImage = image }
        if let value = reader.text("badgeValue") { badgeValue = value }
        if let color = reader.color("badgeColor") { badgeColor = color }
        if let offset = reader.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
        if let appearance = reader.tabBarAppearance("standardAppearance") { standardAppearance = appearance }
        if let appearance = reader.tabBarAppearance("scrollEdgeAppearance") {
            scrollEdgeAppearance = appearance
        }
        reader.element.reportAbsence(of: "springLoaded")
    }
}

extension [String: UIBarButtonItem.Style] {
    // Since iOS 7, a bordered button is a plain button.
    static let interfaceWords: Self = [
        "plain": .plain, "bordered": .plain, "done": .prominent, "prominent": .prominent,
    ]
}

extension [String: UIBarButtonItem.SystemItem] {
    static let interfaceWords: Self = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "close": .close,
    ]
}

extension [String: UITabBarItem.SystemItem] {
    static let interfaceWords: Self = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
