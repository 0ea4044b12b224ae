// A class is an object with properties, too: libraries that also support app extensions read the shared application by
// key.
extension UIApplication {
    static func classValue(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, ["shared", "sharedApplication"].contains(first) else {
            KeyValueCoding.refuse(shared, "valueForUndefinedKey:", parts.first ?? "")
            return nil
        }
        return parts.count == 1 ? shared : KeyValueCoding.get(keyPath: parts[1], of: shared)
    }
}
