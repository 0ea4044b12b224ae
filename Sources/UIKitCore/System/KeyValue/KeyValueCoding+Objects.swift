// Properties by name, of what has a table.
extension InterfaceBuilderConnected where Self: NSObject {
    /// Sets the property of this name: one of the class's table. Numbers become the property's kind of number. A name that the object
    /// does not have is Foundation's exception. Follows Apple's page "setValue(_:forKey:)".
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// The value of the property of this name: one of the class's table, or of UIKit's that files set. A name that the object does not
    /// have is Foundation's exception. Follows Apple's page "value(forKey:)".
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }

    /// The value that a path such as `"layer.cornerRadius"` leads to. Follows Apple's page "value(forKeyPath:)".
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.get(keyPath: keyPath, of: self) }

    /// Sets what a path such as `"layer.cornerRadius"` leads to. Follows Apple's page "setValue(_:forKeyPath:)".
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
    }
}

extension UserDefaults {
    /// The value of a key, as `object(forKey:)` has it. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, as `set(_:forKey:)` does. Follows Apple's page "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSCoder {
    /// A coder has no properties to ask for: UIKit's exception for an undefined key, whatever the name. What was archived is asked with
    /// `decodeObject(forKey:)`. Follows Apple's page "value(forKey:)".
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}
