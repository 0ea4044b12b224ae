// What Foundation has on Apple's systems for properties that are collections, and for properties that are observed by their names.
extension NSObject {
    /// The objects of a property that holds an array, to change them so that observers are notified which ones changed: inserted, removed or
    /// replaced, with their indexes. Every change sets the property to an array with the change in it.
    ///
    /// The property is one of the object's table: see ``InterfaceBuilderConnected``. A name that the object does not have is
    /// Foundation's exception. Follows Apple's page "mutableArrayValue(forKey:)".
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray(of: self, key) }

    // Operations have both of Foundation on Linux.

    /// Says that the property of this name is about to change, for a class that tells of it by hand. Follows Apple's page
    /// "willChangeValue(forKey:)".
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {
        KeyValueObservers.of(self)?.willChange(ObservedKey(named: key, of: self))
    }

    /// Says that the property of this name has changed. Call it after each ``willChangeValue(forKey:)``. Follows Apple's page
    /// "didChangeValue(forKey:)".
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) {
        KeyValueObservers.of(self)?.didChange(ObservedKey(named: key, of: self))
    }

    /// Says that objects of the collection of this name are about to change. Follows Apple's page "willChange(_:valuesAt:forKey:)".
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObservers.of(self)?.willChange(
            ObservedKey(named: key, of: self), ChangedPart(kind: changeKind, indexes: indexes))
    }

    /// Says that objects of the collection of this name have changed. Follows Apple's page "didChange(_:valuesAt:forKey:)".
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObservers.of(self)?.didChange(
            ObservedKey(named: key, of: self), ChangedPart(kind: changeKind, indexes: indexes))
    }
}
