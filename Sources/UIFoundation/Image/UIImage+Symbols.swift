// Symbols of the system's, and how they are drawn.
extension UIImage {
    /// Creates an image of a symbol by its name in Apple's SF Symbols; `nil` for an empty name. iOS 13.
    ///
    /// The symbols' drawings are on Apple platforms alone, so every other name is taken for a symbol's.
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

    /// Creates an image of a symbol with a value from 0 to 1, which says how much of a variable symbol is shown; `nil` for an empty name.
    /// iOS 16. The symbols here have no variable layers: they look the same with every value.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image of an asset with a value from 0 to 1, which says how much of a variable symbol is shown; `nil` where there is no asset
    /// of the name. iOS 16. Images of assets here have no variable layers: they look the same with every value.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// This symbol where a view prefers a configuration: what the image says itself counts. Other images stay as they are.
    package func preferring(_ configuration: UIImage.SymbolConfiguration?) -> UIImage {
        guard let configuration, isSymbolImage else { return self }
        return withConfiguration(configuration.applying(style.configuration))
    }
}
