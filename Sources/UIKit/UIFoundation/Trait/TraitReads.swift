import Synchronization

/// The traits that are read from a collection and its copies during one call of a method.
package final class TraitReads: Sendable {
    private let traits = Mutex<Set<ObjectIdentifier>>([])

    package init() {}

    /// The traits that were read so far.
    package var identifiers: Set<ObjectIdentifier> { traits.withLock { $0 } }

    func note(_ trait: any UITraitDefinition.Type) {
        let identifier = ObjectIdentifier(trait)
        traits.withLock { _ = $0.insert(identifier) }
    }
}

extension UITraitCollection {
    /// Returns an equal collection that notes which of its traits are read; with `nil`, one that doesn't.
    package func noting(_ reads: TraitReads?) -> UITraitCollection {
        self.reads === reads ? self : UITraitCollection(values: values, reads: reads)
    }

    /// Returns the value of a trait, and notes that it was read.
    func read<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        reads?.note(trait)
        return values[trait]
    }
}
