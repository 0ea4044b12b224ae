/// What an object changes of the traits it inherits, for itself and all beneath it. iOS 17.
///
/// Read it, set traits of it, and it is put back: `view.traitOverrides.userInterfaceStyle = .dark`. Follows
/// Apple's page "UITraitOverrides".
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// The value that overrides a trait, or the trait's default where none does.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Ends the override of a trait.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitCollection {
    /// These traits with what a responder overrides of them.
    func overridden(by responder: UIResponder) -> UITraitCollection {
        guard let overrides = responder.extraState?.traitOverrides?.values, !overrides.isEmpty else {
            return self
        }
        var values = values
        values.merge(overrides)
        return UITraitCollection(of: values)
    }
}
