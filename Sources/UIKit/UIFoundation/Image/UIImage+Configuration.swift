extension UIImage {
    /// The traits and settings for choosing and drawing an image. iOS 13. Immutable. Follows Apple's page
    /// "UIImage.Configuration".
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        let values: ConfigurationValues

        init(_ values: ConfigurationValues) {
            self.values = values
            super.init()
        }

        /// Creates a configuration with traits. iOS 17.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(ConfigurationValues(traits: traitCollection))
        }

        /// The traits; `nil` if unspecified.
        open var traitCollection: UITraitCollection? { values.traits }

        /// Returns the configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var values = values
            values.traits = traitCollection
            return made(of: values)
        }

        /// Creates a configuration with a locale. iOS 17.
        public convenience init(locale: Locale?) {
            self.init(ConfigurationValues(locale: locale))
        }

        /// The locale; `nil` if unspecified. iOS 17. It doesn't affect the choice of images here.
        open var locale: Locale? { values.locale }

        /// Returns the configuration with another locale. iOS 17.
        open func withLocale(_ locale: Locale?) -> Self {
            var values = values
            values.locale = locale
            return made(of: values)
        }

        /// Returns the configuration with the values of another one applied.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return made(of: values.applying(otherConfiguration.values))
        }

        /// Returns a configuration of the same class. Apps can't create subclasses, so this covers all classes.
        private func made<Kind: UIImage.Configuration>(of values: ConfigurationValues) -> Kind {
            let made: UIImage.Configuration =
                self is UIImage.SymbolConfiguration
                ? UIImage.SymbolConfiguration(values) : UIImage.Configuration(values)
            return unsafeDowncast(made, to: Kind.self)
        }

        /// Returns whether the other object is an equal configuration.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? UIImage.Configuration)?.values == values
        }

        /// The hash value, which is equal for equal configurations.
        open override var hash: Int { values.symbol.pointSize.hashValue }

        /// Returns this configuration, which is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// The values of a configuration.
struct ConfigurationValues: Equatable {
    var traits: UITraitCollection?
    var locale: Locale?
    var symbol = SymbolValues()

    func applying(_ other: ConfigurationValues) -> ConfigurationValues {
        ConfigurationValues(
            traits: traits.map { own in other.traits.map { UITraitCollection(traitsFrom: [own, $0]) } ?? own }
                ?? other.traits,
            locale: other.locale ?? locale, symbol: symbol.applying(other.symbol))
    }
}
