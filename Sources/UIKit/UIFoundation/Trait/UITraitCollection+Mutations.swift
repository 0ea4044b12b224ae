// Creating collections, and an app's own traits. iOS 17.
extension UITraitCollection {
    /// A closure that sets traits of a new collection.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection with the traits that the closure sets.
    public convenience init(mutations: UITraitCollection.TraitMutations) {
        self.init(values: TraitBuilder.run(mutations, on: TraitValues()))
    }

    /// Returns a copy of the collection with the changes of the closure.
    public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
        UITraitCollection(values: TraitBuilder.run(mutations, on: values))
    }

    /// Returns the value of a trait, or the trait's default if it is unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { read(trait) }

    /// Returns a copy of the collection with another value of one trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// Returns the traits whose values differ from another collection's; for `nil`, all specified traits.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.changes(from: traitCollection?.values ?? TraitValues())
    }

    /// The system traits that affect the appearance of colors. iOS 17.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }
}

/// The container that is passed to a mutation.
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
