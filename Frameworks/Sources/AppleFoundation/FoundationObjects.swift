import Foundation

extension FileManager: @retroactive Hashable {
    public static func == (first: FileManager, second: FileManager) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSMutableDictionary {
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue {
                setObject(newValue, forKey: key as! AnyHashable)
            } else {
                removeObject(forKey: key)
            }
        }
    }
}

extension NSDictionary {
    public func value(forKeyPath keyPath: String) -> Any? {
        keyPath.split(separator: ".").reduce(self as Any?) { Self.value(String($1), of: $0) }
    }

    /// An array has the values of its elements.
    private static func value(_ name: String, of object: Any?) -> Any? {
        if let list = object as? [Any] { return list.map { value(name, of: $0) ?? NSNull() } }
        return (object as? NSDictionary)?[name] ?? (object as? [String: Any])?[name]
    }
}
