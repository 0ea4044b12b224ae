// Key-value coding of UIKit classes that aren't responders. On Apple's systems these are methods of `NSObject`.
extension UIAlertAction {
    /// Sets the value of a key: one in the class's table, or one of UIKit's own action, such as `"titleTextColor"`. An undefined key raises
    /// Foundation's exception. Follows Apple's page "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// Returns the value of a key. An undefined key raises Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}

extension UIBarItem {
    /// Sets the value of a key. An undefined key raises Foundation's exception. Follows Apple's page "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// Returns the value of a key. An undefined key raises Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}

extension UINavigationItem {
    /// Sets the value of a key. An undefined key raises Foundation's exception. Follows Apple's page "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// Returns the value of a key. An undefined key raises Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}

extension UIGestureRecognizer {
    /// Sets the value of a key. An undefined key raises Foundation's exception. Follows Apple's page "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, forKey: key, of: self)
    }

    /// Returns the value of a key. An undefined key raises Foundation's exception. Follows Apple's page "value(forKey:)".
    public func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }
}
