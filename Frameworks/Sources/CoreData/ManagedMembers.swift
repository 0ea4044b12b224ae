import UIKit

extension NSManagedObject {
    public func managedValue<Value>(forKey key: String) -> Value {
        let stored = primitiveKey(key).map { primitiveValue(forKey: $0) } ?? value(forKey: key)
        guard let value = stored.flatMap({ ManagedValues.cast($0, to: Value.self) }) ?? ManagedValues.none()
        else {
            fatalError("\(key) of \(entity.name ?? "an entity") is nil, and no \(Value.self) is.")
        }
        return value
    }

    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        let stored = ManagedValues.stored((value as? any RawRepresentable)?.rawValue ?? value)
        if let key = primitiveKey(key) {
            setPrimitiveValue(stored, forKey: key)
        } else {
            setValue(stored, forKey: key)
        }
    }

    public func addManagedValues(_ values: Any, to key: String) {
        changeManagedValues(key) { all in
            all += ManagedValues.list(values).filter { new in !all.contains { $0 === new } }
        }
    }

    public func removeManagedValues(_ values: Any, from key: String) {
        let gone = ManagedValues.list(values)
        changeManagedValues(key) { all in all.removeAll { old in gone.contains { $0 === old } } }
    }

    public func insertManagedValues(_ values: Any, at places: Any, into key: String) {
        changeManagedValues(key) { all in
            for (place, value) in zip(ManagedValues.places(places), ManagedValues.list(values)) {
                all.insert(value, at: place)
            }
        }
    }

    public func removeManagedValues(at places: Any, from key: String) {
        changeManagedValues(key) { all in
            for place in ManagedValues.places(places).reversed() { all.remove(at: place) }
        }
    }

    public func replaceManagedValues(at places: Any, with values: Any, in key: String) {
        changeManagedValues(key) { all in
            for (place, value) in zip(ManagedValues.places(places), ManagedValues.list(values)) {
                all[place] = value
            }
        }
    }

    private func changeManagedValues(_ key: String, _ change: (inout [AnyObject]) -> Void) {
        let before = value(forKey: key)
        var all = ManagedValues.list(before as Any)
        change(&all)
        let isOrdered = entity.relationshipsByName[key]?.isOrdered ?? (before is NSOrderedSet)
        setValue(isOrdered ? NSOrderedSet(array: all) : NSSet(array: all), forKey: key)
    }

    /// The key for `primitiveName`, which isn't in the model.
    private func primitiveKey(_ key: String) -> String? {
        guard key.hasPrefix("primitive"), key.count > 9, entity.propertiesByName[key] == nil else {
            return nil
        }
        let rest = key.dropFirst(9)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}

/// Converts between Swift types and the types in a store.
enum ManagedValues {
    static func cast<Value>(_ stored: Any, to type: Value.Type) -> Value? {
        if let value = stored as? Value ?? (stored as? NSNumber) as? Value { return value }
        if let type = Value.self as? any RawRepresentable.Type { return represented(stored, type) as? Value }
        return nil
    }

    private static func represented<Value: RawRepresentable>(_ stored: Any, _ type: Value.Type) -> Value? {
        (stored as? Value.RawValue).flatMap(Value.init)
    }

    /// The value of an unset property; `nil` if its type has no empty value.
    static func none<Value>() -> Value? {
        switch Value.self {
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ()) as? Value
        case is Bool.Type: false as? Value
        case let type as any BinaryInteger.Type: type.init(0) as? Value
        case let type as any BinaryFloatingPoint.Type: type.init(0) as? Value
        case let type as any RangeReplaceableCollection.Type: type.init() as? Value
        case let type as any SetAlgebra.Type: type.init() as? Value
        case let type as any RawRepresentable.Type: represented(NSNumber(value: 0), type) as? Value
        default: nil
        }
    }

    /// Converts any number to an `NSNumber`.
    static func stored(_ value: Any?) -> Any? {
        let plain = NamedValues.unwrapped(value)
        return plain as? NSNumber ?? plain
    }

    static func list(_ values: Any) -> [AnyObject] {
        switch NamedValues.unwrapped(values) {
        case let set as NSSet: set.allObjects.map { $0 as AnyObject }
        case let set as NSOrderedSet: set.array.map { $0 as AnyObject }
        case let list as [Any]: list.map { $0 as AnyObject }
        case let set as Set<NSManagedObject>: Array(set)
        default: []
        }
    }

    static func places(_ places: Any) -> [Int] {
        switch places {
        case let place as Int: [place]
        case let places as IndexSet: Array(places)
        case let places as NSIndexSet: places.map { $0 }
        default: []
        }
    }
}
