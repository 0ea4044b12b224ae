import InterfaceFiles

extension UINavigationBar {
    /// Reads the attributes of a navigation bar.
    func readBar(_ reader: InterfaceReader) {
        if let style: UIBarStyle = reader.choice("barStyle", .interfaceWords) { barStyle = style }
        if let isTranslucent = reader.isTranslucent { self.isTranslucent = isTranslucent }
        if let color = reader.color("barTintColor") { barTintColor = color }
        reader.bool("largeTitles", self, \.prefersLargeTitles)
        if let attributes = reader.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = reader.textAttributes("largeTitleTextAttributes") {
            largeTitleTextAttributes = attributes
        }
        if let image = reader.image("backIndicatorImage") { backIndicatorImage = image }
        if let image = reader.image("backIndicatorTransitionMaskImage") {
            backIndicatorTransitionMaskImage = image
        }
        if let image = reader.image("shadowImage") { shadowImage = image }
        if let image = reader.image("backgroundImage") { setBackgroundImage(image, for: .default) }
        if let look = reader.navigationBarAppearance("standardAppearance") { standardAppearance = look }
        if let look = reader.navigationBarAppearance("compactAppearance") { compactAppearance = look }
        if let look = reader.navigationBarAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = look }
        if let look = reader.navigationBarAppearance("compactScrollEdgeAppearance") {
            compactScrollEdgeAppearance = look
        }
        let items = reader.objects("items", as: UINavigationItem.self)
        if !items.isEmpty { self.items = items }
    }
}

extension UIToolbar {
    /// Reads the attributes of a toolbar.
    func readBar(_ reader: InterfaceReader) {
        if let style: UIBarStyle = reader.choice("barStyle", .interfaceWords) { barStyle = style }
        if let isTranslucent = reader.isTranslucent { self.isTranslucent = isTranslucent }
        if let color = reader.color("barTintColor") { barTintColor = color }
        if let look = reader.toolbarAppearance("standardAppearance") { standardAppearance = look }
        if let look = reader.toolbarAppearance("compactAppearance") { compactAppearance = look }
        if let look = reader.toolbarAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = look }
        if let look = reader.toolbarAppearance("compactScrollEdgeAppearance") {
            compactScrollEdgeAppearance = look
        }
        let items = reader.objects("items", as: UIBarButtonItem.self)
        if !items.isEmpty { self.items = items }
    }
}

extension UITabBar {
    /// Reads the attributes of a tab bar.
    func readBar(_ reader: InterfaceReader) {
        if let style: UIBarStyle = reader.choice("barStyle", .interfaceWords) { barStyle = style }
        if let isTranslucent = reader.isTranslucent { self.isTranslucent = isTranslucent }
        if let color = reader.color("barTintColor") { barTintColor = color }
        // Up to iOS 7, the selected item's tint was a property of the bar.
        if let color = reader.color("selectedImageTintColor") { tintColor = color }
        if let color = reader.color("unselectedItemTintColor") { unselectedItemTintColor = color }
        if let image = reader.image("backgroundImage") { backgroundImage = image }
        if let image = reader.image("selectionIndicatorImage") { selectionIndicatorImage = image }
        if let image = reader.image("shadowImage") { shadowImage = image }
        if let place: ItemPositioning = reader.choice("itemPositioning", .interfaceWords) {
            itemPositioning = place
        }
        reader.number("itemWidth", self, \.itemWidth)
        reader.number("itemSpacing", self, \.itemSpacing)
        if let look = reader.tabBarAppearance("standardAppearance") { standardAppearance = look }
        if let look = reader.tabBarAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = look }
        let items = reader.objects("items", as: UITabBarItem.self)
        if !items.isEmpty { self.items = items }
    }
}

extension InterfaceReader {
    /// Xcode 4 had a style for translucent black bars.
    fileprivate var isTranslucent: Bool? {
        element.bool("translucent") ?? (element.peek("barStyle") == "blackTranslucent" ? true : nil)
    }
}

extension [String: UIBarStyle] {
    static let interfaceWords: Self = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
    ]
}

extension [String: UITabBar.ItemPositioning] {
    static let interfaceWords: Self = ["automatic": .automatic, "fill": .fill, "centered": .centered]
}
