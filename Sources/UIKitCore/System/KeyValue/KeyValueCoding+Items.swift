// Properties by name, of what UIKit has besides responders. On Apple's systems these are `NSObject`'s methods.
extension UIAlertAction {
    /// Sets the property of a name: one of the class's table, or one that UIKit's own action knows, such as `"titleTextColor"`. A name
    /// that the object does not have is Foundation's exception. Follows Apple's page "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// The property of a name. One that the object does not have is Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}

extension UIBarItem {
    /// Sets the property of a name. One that the object does not have is Foundation's exception. Follows Apple's page
    /// "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// The property of a name. One that the object does not have is Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}

extension UINavigationItem {
    /// Sets the property of a name. One that the object does not have is Foundation's exception. Follows Apple's page
    /// "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// The property of a name. One that the object does not have is Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}

extension UIGestureRecognizer {
    /// Sets the property of a name. One that the object does not have is Foundation's exception. Follows Apple's page
    /// "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// The property of a name. One that the object does not have is Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}
