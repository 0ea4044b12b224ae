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

    /// The overrides of inherited traits, for the container and all presented content. iOS 17.
    ///
    /// Overrides that are set before the presentation apply from its start. Follows Apple's page "traitOverrides".
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

    /// Applies the level and both kinds of overrides to the container, from which the presented content inherits.
    func applyOverrides() {
        let isElevated = raisesContent && Runtime.current.system >= .iOS(13)
        guard let containerStorage, isElevated || overrides != nil || overridingTraits != nil else { return }
        var all = UITraitOverrides()
        if isElevated { all.userInterfaceLevel = .elevated }
        if let overridingTraits { all.values.merge(overridingTraits.values) }
        if let overrides { all.values.merge(overrides.values) }
        TraitChange.perform(beneath: containerStorage) {
            containerStorage.ensureExtraState().traitOverrides = all
        }
    }
}
