/// The traits to which an entry of an asset set applies. A value of `nil` matches any trait.
struct AssetFit: Equatable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var contrast: UIAccessibilityContrast?
    var direction: UITraitEnvironmentLayoutDirection?
    var width: UIUserInterfaceSizeClass?
    var height: UIUserInterfaceSizeClass?
    /// The scale in pixels per point; `nil` for vector images.
    var scale: CGFloat?

    /// Returns the rank of the match, compared lexicographically, higher is better; `nil` if the entry doesn't match.
    func rank(for traits: UITraitCollection) -> [CGFloat]? {
        let looks = [
            Self.fits(style, traits.userInterfaceStyle), Self.fits(contrast, traits.accessibilityContrast),
        ]
        let places = [
            Self.fits(idiom, traits.userInterfaceIdiom), Self.fits(direction, traits.layoutDirection),
            Self.fits(width, traits.horizontalSizeClass), Self.fits(height, traits.verticalSizeClass),
        ]
        guard !(looks + places).contains(nil) else { return nil }
        return [Self.sum(looks), Self.sum(places), scaleRank(for: traits.displayScale)]
    }

    /// 0 for a universal entry, 1 for a specific match; `nil` for a mismatch.
    private static func fits<Value: Equatable>(_ own: Value?, _ trait: Value) -> CGFloat? {
        own.map { $0 == trait ? 1 : nil } ?? 0
    }

    private static func sum(_ parts: [CGFloat?]) -> CGFloat { parts.compactMap { $0 }.reduce(0, +) }

    /// The exact scale is best, then vector images, then the next larger scale, and then the next smaller one.
    private func scaleRank(for screen: CGFloat) -> CGFloat {
        guard let scale else { return 99 }
        let screen = screen > 0 ? screen : 3
        if scale == screen { return 100 }
        return scale > screen ? 50 - scale : scale
    }
}

extension AssetFit {
    /// `nil` for a device that doesn't run iOS.
    init?(_ entry: AssetEntry) {
        switch entry.idiom ?? "universal" {
        case "universal": break
        case "iphone": idiom = .phone
        case "ipad": idiom = .pad
        default: return nil
        }
        scale = entry.scale.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat($0) }
        for appearance in entry.appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): style = .dark
            case ("luminosity", "light"): style = .light
            case ("contrast", "high"): contrast = .high
            default: return nil
            }
        }
        if entry.languageDirection == "right-to-left" { direction = .rightToLeft }
        width = Self.sizeClass(entry.widthClass)
        height = Self.sizeClass(entry.heightClass)
    }

    private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass? {
        switch name {
        case "compact": .compact
        case "regular": .regular
        default: nil
        }
    }
}

extension Sequence {
    /// Returns the best match for the traits; the first of equal matches.
    func best(for traits: UITraitCollection, _ fit: (Element) -> AssetFit) -> Element? {
        var best: (element: Element, rank: [CGFloat])?
        for element in self {
            guard let rank = fit(element).rank(for: traits) else { continue }
            if let found = best, !found.rank.lexicographicallyPrecedes(rank) { continue }
            best = (element, rank)
        }
        return best?.element
    }
}
