// System symbols.
extension UIImage {
    /// Creates an image of a symbol with a name in Apple's SF Symbols; `nil` for an empty name. iOS 13.
    ///
    /// Apple's drawings exist only on Apple platforms, so names aren't checked: every other name counts as a symbol.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates an image of a symbol with a configuration; `nil` for an empty name. iOS 13.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
    {
        guard !name.isEmpty else { return nil }
        var style = ImageStyle()
        style.configuration = configuration
        self.init(.symbol(name), style)
    }

    /// Creates an image of a symbol for traits; `nil` for an empty name. iOS 13.
    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { UIImage.Configuration(ConfigurationValues(traits: $0)) })
    }

    /// Creates an image of a symbol with a variable value from 0 to 1, which determines the visible part of a variable symbol; `nil` for an
    /// empty name. iOS 16. The symbols here have no variable layers: they look the same with every value.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image of an asset with a variable value from 0 to 1, which determines the visible part of a variable symbol; `nil` if
    /// there is no such asset. iOS 16. Images of assets here have no variable layers: they look the same with every value.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Returns this symbol with a view's preferred configuration applied below the image's own. Returns other images unchanged.
    package func preferring(_ configuration: UIImage.SymbolConfiguration?) -> UIImage {
        guard let configuration, isSymbolImage else { return self }
        return withConfiguration(configuration.applying(style.configuration))
    }
}
