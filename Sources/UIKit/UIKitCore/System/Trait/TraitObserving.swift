// Views and controllers override traits and let apps observe theirs. The state is in the responder's extra box.
extension UIResponder {
    package func observeTraits<Environment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let state = ensureExtraState()
        let observers = state.traitObservers ?? TraitObservers()
        state.traitObservers = observers
        return observers.add(traits, handler)
    }
}

extension UIView: UITraitChangeObservable {
    /// Runs a handler whenever one of the traits of this view has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        observeTraits(traits, handler)
    }

    /// The view's overrides of inherited traits, for itself and its subviews. iOS 17.
    public var traitOverrides: UITraitOverrides {
        get { extraState?.traitOverrides ?? UITraitOverrides() }
        set {
            TraitChange.perform(beneath: self, in: windowLink) {
                ensureExtraState().traitOverrides = newValue
            }
        }
    }
}

extension UIViewController: UITraitChangeObservable {
    /// Runs a handler whenever one of the traits of this controller has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        observeTraits(traits, handler)
    }

    /// The controller's overrides of inherited traits, for itself, its view and its children. iOS 17.
    public var traitOverrides: UITraitOverrides {
        get { extraState?.traitOverrides ?? UITraitOverrides() }
        set {
            TraitChange.perform(beneath: self, in: viewStorage?.windowLink) {
                ensureExtraState().traitOverrides = newValue
            }
        }
    }
}
