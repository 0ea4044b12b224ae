/// System traits and an app's own traits, each of which can be unspecified.
///
/// An unspecified trait isn't stored, so that merging and comparing use only specified traits.
package struct TraitValues: @unchecked Sendable {
    private var entries: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
        let trait: any UITraitDefinition.Type
        let value: Any
    }

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// The number of specified traits.
    package var count: Int { entries.count }

    package func contains(_ trait: any UITraitDefinition.Type) -> Bool {
        entries[ObjectIdentifier(trait)] != nil
    }

    /// Accesses the specified value, or the trait's default.
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { (entries[ObjectIdentifier(trait)]?.value as? Trait.Value) ?? trait.defaultValue }
        set {
            if let system = trait as? any SystemTrait.Type, system.isUnspecified(newValue) {
                entries[ObjectIdentifier(trait)] = nil
            } else {
                entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue)
            }
        }
    }

    package mutating func remove(_ trait: any UITraitDefinition.Type) {
        entries[ObjectIdentifier(trait)] = nil
    }

    /// Merges the specified traits of another value; unspecified ones don't change.
    package mutating func merge(_ other: TraitValues) {
        guard !other.isEmpty else { return }
        entries.merge(other.entries) { $1 }
    }

    /// Returns the traits whose values differ, in no particular order.
    package func changes(from other: TraitValues) -> [any UITraitDefinition.Type] {
        let here = entries.values.filter { entry in !other.says(entry) }.map(\.trait)
        let gone = other.entries.filter { entries[$0.key] == nil }.map(\.value.trait)
        return here + gone
    }

    /// Returns whether this value contains every specified trait of another one.
    func includes(_ other: TraitValues) -> Bool {
        other.entries.values.allSatisfy(says)
    }

    private func says(_ entry: Entry) -> Bool {
        guard let own = entries[ObjectIdentifier(entry.trait)] else { return false }
        return areEqual(own.value, entry.value)
    }
}

extension TraitValues: Hashable {
    package static func == (one: TraitValues, other: TraitValues) -> Bool {
        one.entries.count == other.entries.count && one.includes(other)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(Set(entries.keys))
    }
}

/// Values of a type that can't be compared are different, unless they are the same object.
private func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return (one as AnyObject) === (other as AnyObject)
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    one == other as? Value
}
