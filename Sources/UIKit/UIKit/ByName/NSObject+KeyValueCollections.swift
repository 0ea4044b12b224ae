// Foundation's methods on Apple's systems for collection properties, and for manual notifications by key.
extension NSObject {
    /// Returns a mutable array of the objects in an array property. Changes of it notify observers which objects were inserted, removed or
    /// replaced, with their indexes. Every change sets the property to a changed array.
    ///
    /// The property is one in the object's table: see ``InterfaceBuilderConnected``. An undefined key raises Foundation's exception.
    /// Follows Apple's page "mutableArrayValue(forKey:)".
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray(of: self, key) }

    // Foundation on Linux has both methods for operations.

    /// Notifies observers that the property with a key is about to change. For classes that notify manually. Follows Apple's page
    /// "willChangeValue(forKey:)".
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {
        KeyValueObservers.of(self)?.willChange(ObservedKey(named: key, of: self))
    }

    /// Notifies observers that the property with a key has changed. Balances each ``willChangeValue(forKey:)``. Follows Apple's page
    /// "didChangeValue(forKey:)".
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) {
        KeyValueObservers.of(self)?.didChange(ObservedKey(named: key, of: self))
    }

    /// Notifies observers that objects of the collection with a key are about to change. Follows Apple's page
    /// "willChange(_:valuesAt:forKey:)".
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObservers.of(self)?.willChange(
            ObservedKey(named: key, of: self), ChangedPart(kind: changeKind, indexes: indexes))
    }

    /// Notifies observers that objects of the collection with a key have changed. Follows Apple's page "didChange(_:valuesAt:forKey:)".
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObservers.of(self)?.didChange(
            ObservedKey(named: key, of: self), ChangedPart(kind: changeKind, indexes: indexes))
    }
}
