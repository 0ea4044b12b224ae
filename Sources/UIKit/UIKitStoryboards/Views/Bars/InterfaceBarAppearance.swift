import InterfaceFiles

// The appearances of bars. iOS 13.
extension InterfaceReader {
    /// Returns the appearance of a navigation bar; `nil` if the file has none for the key.
    func navigationBarAppearance(_ key: String) -> UINavigationBarAppearance? {
        guard let element = element.child("navigationBarAppearance", key: key) else { return nil }
        let appearance = UINavigationBarAppearance()
        let reader = of(element)
        reader.readBackground(into: appearance)
        if let attributes = reader.textAttributes("titleTextAttributes") {
            appearance.titleTextAttributes = attributes
        }
        if let attributes = reader.textAttributes("largeTitleTextAttributes") {
            appearance.largeTitleTextAttributes = attributes
        }
        if let offset = reader.offset("titlePositionAdjustment") {
            appearance.titlePositionAdjustment = offset
        }
        return appearance
    }

    /// Returns the appearance of a toolbar; `nil` if the file has none for the key.
    func toolbarAppearance(_ key: String) -> UIToolbarAppearance? {
        guard let element = element.child("toolbarAppearance", key: key) else { return nil }
        let appearance = UIToolbarAppearance()
        of(element).readBackground(into: appearance)
        return appearance
    }

    /// Returns the appearance of a tab bar; `nil` if the file has none for the key.
    func tabBarAppearance(_ key: String) -> UITabBarAppearance? {
        guard let element = element.child("tabBarAppearance", key: key) else { return nil }
        let appearance = UITabBarAppearance()
        let reader = of(element)
        reader.readBackground(into: appearance)
        if let color = reader.color("selectionIndicatorTintColor") {
            appearance.selectionIndicatorTintColor = color
        }
        reader.number("stackedItemWidth", appearance, \.stackedItemWidth)
        reader.number("stackedItemSpacing", appearance, \.stackedItemSpacing)
        return appearance
    }

    private func readBackground(into appearance: UIBarAppearance) {
        if let color = color("backgroundColor") { appearance.backgroundColor = color }
        if let color = color("shadowColor") { appearance.shadowColor = color }
        if let image = image("backgroundImage") { appearance.backgroundImage = image }
        if let image = image("shadowImage") { appearance.shadowImage = image }
        if let effect = element.child("blurEffect", key: "backgroundEffect") {
            appearance.backgroundEffect = blurEffect(effect)
        }
    }

    /// Returns the blur effect of an element.
    package func blurEffect(_ element: InterfaceElement) -> UIBlurEffect {
        UIBlurEffect(style: of(element).choice("style", .interfaceWords) ?? .regular)
    }
}

extension [String: UIBlurEffect.Style] {
    static let interfaceWords: Self = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
