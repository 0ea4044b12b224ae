extension UIWindowScene: UITraitChangeObservable {
    /// Runs a handler whenever one of the traits of the scene has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        observeTraits(traits, handler)
    }

    /// The scene's overrides of its screen's traits, for itself and its windows. iOS 17.
    ///
    /// Follows Apple's page "traitOverrides".
    public var traitOverrides: UITraitOverrides {
        get { extraState?.traitOverrides ?? UITraitOverrides() }
        set { TraitChange.perform(beneath: self) { ensureExtraState().traitOverrides = newValue } }
    }
}
