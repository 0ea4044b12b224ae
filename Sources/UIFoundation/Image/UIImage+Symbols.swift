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

    /// This symbol where a view prefers a configuration: what the image says itself counts. Other images stay as they are.
    package func preferring(_ configuration: UIImage.SymbolConfiguration?) -> UIImage {
        guard let configuration, isSymbolImage else { return self }
        return withConfiguration(configuration.applying(style.configuration))
    }
}
