/// The colours of a set in an asset catalogue.
package final class NamedColor: Sendable {
    private let entries: [(fit: AssetFit, color: UIColor)]

    init(_ entries: [AssetEntry]) {
        self.entries = entries.compactMap { entry in
            guard let fit = AssetFit(entry), let color = entry.color?.color else { return nil }
            return (fit, color)
        }
    }

    /// The colour that fits traits best.
    func color(for traits: UITraitCollection) -> UIColor {
        entries.best(for: traits, \.fit)?.color ?? .clear
    }
}

// Colours of asset catalogues.
extension UIColor {
    /// Creates a colour of the app's asset catalogue by its name, which depends on the traits it is shown in; `nil` where there
    /// is none. iOS 11.
    ///
    /// Follows Apple's page "init(named:)".
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour of a bundle's asset catalogue by its name, which depends on the traits it is shown in; `nil` where there
    /// is none. iOS 11.
    ///
    /// - Parameters:
    ///   - name: the name, with its folders where these provide a namespace.
    ///   - bundle: `nil` for the app's.
    ///   - traitCollection: what the colour is first shown in. Wherever it is shown it is resolved again.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetBundle.of(bundle).color(name) else {
            MissingAssets.warn("No color named '\(name)' found in asset catalog for", bundle)
            return nil
        }
        self.init(source: .named(color))
    }

    /// Creates a colour of an asset catalogue by the name that Xcode makes of its set; a clear one where the bundle has none.
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
