// Building collections, and an app's own traits. iOS 17.
extension UITraitCollection {
    /// Code that sets traits of a collection in the making.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection that says what the code sets.
    public convenience init(mutations: UITraitCollection.TraitMutations) {
        self.init(values: TraitBuilder.run(mutations, on: TraitValues()))
    }

    /// A collection like this one with what the code sets.
    public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
        UITraitCollection(values: TraitBuilder.run(mutations, on: values))
    }

    /// The value of a trait, or the trait's default where this collection says nothing.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// A collection like this one with another value of one trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// The traits whose values differ from the other collection's; compared to `nil` all that this one says.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.changes(from: traitCollection?.values ?? TraitValues())
    }

    /// Apple's traits whose changes make colours look different. iOS 17.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }
}

/// The container that a mutation is handed.
private struct TraitBuilder: UIMutableTraits {
    var values: TraitValues

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    static func run(_ mutations: UITraitCollection.TraitMutations, on values: TraitValues) -> TraitValues {
        var traits: any UIMutableTraits = TraitBuilder(values: values)
        mutations(&traits)
        return (traits as? TraitBuilder)?.values ?? values
    }
}
