extension UIImage {
    /// The values by which an image is chosen and drawn. iOS 13. It never changes. Follows Apple's page "UIImage.Configuration".
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        let values: ConfigurationValues

        init(_ values: ConfigurationValues) {
            self.values = values
            super.init()
        }

        /// Creates a configuration of traits. iOS 17.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(ConfigurationValues(traits: traitCollection))
        }

        /// The traits; `nil` where nothing is said of them.
        open var traitCollection: UITraitCollection? { values.traits }

        /// The same configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var values = values
            values.traits = traitCollection
            return made(of: values)
        }

        /// Creates a configuration of a language and region. iOS 17.
        public convenience init(locale: Locale?) {
            self.init(ConfigurationValues(locale: locale))
        }

        /// The language and region; `nil` where nothing is said of them. iOS 17. Images are not chosen by it here.
        open var locale: Locale? { values.locale }

        /// The same configuration with another language and region. iOS 17.
        open func withLocale(_ locale: Locale?) -> Self {
            var values = values
            values.locale = locale
            return made(of: values)
        }

        /// This configuration with what another one says laid over it.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return made(of: values.applying(otherConfiguration.values))
        }

        /// A configuration of the same kind. Apps cannot make classes of their own: these are all there are.
        private func made<Kind: UIImage.Configuration>(of values: ConfigurationValues) -> Kind {
            let made: UIImage.Configuration =
                self is UIImage.SymbolConfiguration
                ? UIImage.SymbolConfiguration(values) : UIImage.Configuration(values)
            return unsafeDowncast(made, to: Kind.self)
        }

        /// Whether the other object is a configuration that says the same.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? UIImage.Configuration)?.values == values
        }

        /// Equal configurations have equal hashes.
        open override var hash: Int { values.symbol.pointSize.hashValue }

        /// The configuration itself: it never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// What a configuration says.
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
