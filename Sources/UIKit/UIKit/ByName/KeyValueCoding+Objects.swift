// Key-value coding of objects whose class has a table.
extension InterfaceBuilderConnected where Self: NSObject {
    /// Sets the value of a key in the class's table. Numbers are converted to the property's type. An undefined key raises Foundation's
    /// exception. Follows Apple's page "setValue(_:forKey:)".
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// Returns the value of a key: one in the class's table, or a UIKit property that interface files set. An undefined key raises
    /// Foundation's exception. Follows Apple's page "value(forKey:)".
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }

    /// Returns the value at a key path such as `"layer.cornerRadius"`. Follows Apple's page "value(forKeyPath:)".
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.get(keyPath: keyPath, of: self) }

    /// Sets the value at a key path such as `"layer.cornerRadius"`. Follows Apple's page "setValue(_:forKeyPath:)".
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
    }
}

extension UserDefaults {
    /// Returns the value of a key, as `object(forKey:)` does. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, as `set(_:forKey:)` does. Follows Apple's page "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSCoder {
    /// Raises UIKit's exception for an undefined key, because a coder has no properties. Use `decodeObject(forKey:)` for archived values.
    /// Follows Apple's page "value(forKey:)".
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}
