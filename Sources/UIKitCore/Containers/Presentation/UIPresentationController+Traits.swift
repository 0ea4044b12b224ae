extension UIPresentationController: UITraitChangeObservable {
    /// Runs a handler whenever one of the traits of the presentation has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let observers = traitObservers ?? TraitObservers()
        traitObservers = observers
        return observers.add(traits, handler)
    }

    /// What the presentation changes of the traits it inherits, for its container and all that is presented in it.
    /// iOS 17.
    ///
    /// Set before the presentation it counts from its beginning on. Follows Apple's page "traitOverrides".
    public var traitOverrides: UITraitOverrides {
        get { overrides ?? UITraitOverrides() }
        set {
            overrides = newValue
            applyOverrides()
        }
    }

    func setOverridingTraits(_ newValue: UITraitCollection?) {
        overridingTraits = newValue
        applyOverrides()
    }

    /// Hands both kinds of overrides to the container, whose traits all inherit that is presented in it.
    func applyOverrides() {
        guard let containerStorage, overrides != nil || overridingTraits != nil else { return }
        var all = UITraitOverrides()
        if let overridingTraits { all.values.merge(overridingTraits.values) }
        if let overrides { all.values.merge(overrides.values) }
        containerStorage.traitOverrides = all
    }
}
