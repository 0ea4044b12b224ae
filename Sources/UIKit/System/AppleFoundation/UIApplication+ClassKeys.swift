// A class is an object with properties, too: libraries that also serve app extensions ask it for the app by name.
extension UIApplication {
    /// What a path of properties of the class leads to: of `"sharedApplication"`, or `"shared"` as a key path in Swift names it, and
    /// what follows. Another key is Foundation's exception. Follows Apple's page "value(forKeyPath:)".
    public class func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, ["shared", "sharedApplication"].contains(first) else {
            KeyValueCoding.refuse(shared, "valueForUndefinedKey:", parts.first ?? "")
            return nil
        }
        return parts.count == 1 ? shared : KeyValueCoding.get(keyPath: parts[1], of: shared)
    }

    /// The value of a property of the class. Follows Apple's page "value(forKey:)".
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
