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

    /// Ends a registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers?.remove(registration)
    }

    /// What the presentation changes of the traits it inherits, for its container and all that is presented in it.
    /// iOS 17.
    ///
    /// Set before the presentation it counts from its beginning on. Follows Apple's page "traitOverrides".
    public var traitOverrides: UITraitOverrides {
        get { overrides ?? UITraitOverrides() }
        set {
            overrides = newValue
            containerStorage?.traitOverrides = newValue
        }
    }
}
