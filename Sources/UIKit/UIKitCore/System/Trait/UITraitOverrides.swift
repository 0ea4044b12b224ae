/// An object's overrides of inherited traits, for itself and its descendants. iOS 17.
///
/// Change a trait through the object's property: `view.traitOverrides.userInterfaceStyle = .dark`. Follows Apple's page
/// "UITraitOverrides".
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// The override of a trait, or the trait's default value if it isn't overridden.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitCollection {
    /// Returns these traits with a responder's overrides.
    func overridden(by responder: UIResponder) -> UITraitCollection {
        guard let overrides = responder.extraState?.traitOverrides?.values, !overrides.isEmpty else {
            return self
        }
        var values = values
        values.merge(overrides)
        return UITraitCollection(of: values)
    }
}
