/// Sets and reads properties by name, as nibs do: the properties of an object's table, and UIKit's.
///
/// Follows Apple's page "Key-Value Coding Programming Guide", for the features that nibs use.
@MainActor
package enum KeyValueCoding {
    /// Sets a property. For an unknown key, calls the object's `setValue(_:forUndefinedKey:)`.
    package static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        if let property = property(key, of: object) {
            return KeyValueObservers.change(key, of: object) { property.set(object, value) }
        }
        guard let responder = object as? UIResponder else {
            return refuse(object, "setValue:forUndefinedKey:", key)
        }
        responder.setValue(value, forUndefinedKey: key)
    }

    package static func get(_ key: String, of object: AnyObject) -> Any? {
        if let property = property(key, of: object) { return property.get(object) }
        refuse(object, "valueForUndefinedKey:", key)
        return nil
    }

    static func knows(_ key: String, of object: AnyObject) -> Bool { property(key, of: object) != nil }

    /// Returns the value at a key path such as `layer.cornerRadius`.
    package static func get(keyPath path: String, of object: AnyObject) -> Any? {
        path.split(separator: ".").reduce(object as Any?) { object, key in
            object.flatMap { get(String(key), of: $0 as AnyObject) }
        }
    }

    /// Sets the value at a key path such as `layer.cornerRadius`.
    package static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
        guard let dot = path.firstIndex(of: ".") else { return setByName(value, path, object) }
        guard let next = get(String(path[..<dot]), of: object) else { return }
        set(value, forKeyPath: String(path[path.index(after: dot)...]), of: next as AnyObject)
    }

    /// Sets a property through the method that an app may override. Evidence: gt2-nib-07.
    package static func setByName(_ value: Any?, _ key: String, _ object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.setValue(value, forKey: key)
        } else {
            set(value, forKey: key, of: object)
        }
    }

    /// Reports an unknown key with UIKit's message. Evidence: gt2-nib-06.
    static func refuse(_ object: AnyObject, _ method: String, _ key: String) {
        Runtime.current.diagnostics.raise(
            .undefinedKey,
            "[<\(describedClass(of: object)) \(describedAddress(of: object))> \(method)]: "
                + "this class is not key value coding-compliant for the key \(key).")
    }

    private static func property(_ key: String, of object: AnyObject) -> Outlet.Property? {
        (type(of: object) as? any InterfaceBuilderConnected.Type)?.outlets.property(key)
            ?? UIKitProperties.property(key, of: object)
    }
}
