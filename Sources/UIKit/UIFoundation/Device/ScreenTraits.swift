/// The key of a screen's traits. Each collection is created once, because every simulator needs one.
private struct ScreenTraits: Hashable {
    let idiom: UIUserInterfaceIdiom
    let scale: CGFloat
    let isLarge: Bool
    let isUpright: Bool

    @MainActor private static var known: [ScreenTraits: UITraitCollection] = [:]

    @MainActor var collection: UITraitCollection {
        if let known = Self.known[self] { return known }
        let made = makeCollection()
        Self.known[self] = made
        return made
    }

    private func makeCollection() -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = idiom
            traits.userInterfaceStyle = .light
            traits.layoutDirection = .leftToRight
            traits.displayScale = scale
            traits.horizontalSizeClass = idiom == .pad || !isUpright && isLarge ? .regular : .compact
            traits.verticalSizeClass = idiom == .pad || isUpright ? .regular : .compact
            traits.forceTouchCapability = .unavailable
            traits.preferredContentSizeCategory = .large
            traits.displayGamut = .P3
            traits.accessibilityContrast = .normal
            traits.userInterfaceLevel = .base
            traits.legibilityWeight = .regular
            traits.activeAppearance = .active
            traits.sceneCaptureState = .inactive
        }
    }
}

extension DeviceSpec {
    /// Returns the traits of the device's screen, in portrait or landscape.
    @MainActor
    package func traits(isUpright: Bool) -> UITraitCollection {
        ScreenTraits(idiom: idiom, scale: scale, isLarge: isLarge, isUpright: isUpright).collection
    }
}
