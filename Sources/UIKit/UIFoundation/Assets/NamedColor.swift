/// The colors of a set in an asset catalog.
package final class NamedColor: Sendable {
    private let entries: [(fit: AssetFit, color: UIColor)]

    init(_ entries: [AssetEntry]) {
        self.entries = entries.compactMap { entry in
            guard let fit = AssetFit(entry), let color = entry.color?.color else { return nil }
            return (fit, color)
        }
    }

    /// Returns the color that best matches the traits.
    func color(for traits: UITraitCollection) -> UIColor {
        entries.best(for: traits, \.fit)?.color ?? .clear
    }
}

// Colors of asset catalogs.
extension UIColor {
    /// Creates a named color of the app's asset catalog. The color depends on the traits; `nil` if there is none. iOS 11.
    ///
    /// Follows Apple's page "init(named:)".
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a named color of a bundle's asset catalog. The color depends on the traits; `nil` if there is none. iOS 11.
    ///
    /// - Parameters:
    ///   - name: The name, including folders that provide a namespace.
    ///   - bundle: The bundle; `nil` for the app's.
    ///   - traitCollection: The traits for the first resolution. The color is resolved again wherever it is shown.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetBundle.of(bundle).color(name) else {
            MissingAssets.warn("No color named '\(name)' found in asset catalog for", bundle)
            return nil
        }
        self.init(source: .named(color))
    }

    /// Creates a color of an asset catalog from Xcode's generated resource; a clear color if the bundle has none.
    ///
    /// Follows Apple's page "init(resource:)".
    public convenience init(resource: ColorResource) {
        guard let color = AssetBundle.of(resource.bundle).color(resource.name) else {
            MissingAssets.warn(
                "No color named '\(resource.name)' found in asset catalog for", resource.bundle)
            self.init(white: 0, alpha: 0)
            return
        }
        self.init(source: .named(color))
    }
}
