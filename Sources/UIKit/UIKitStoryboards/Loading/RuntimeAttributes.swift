import InterfaceFiles

/// Sets the user-defined runtime attributes of an object: the values in Interface Builder's identity inspector and the
/// values of inspectable properties.
@MainActor
enum RuntimeAttributes {
    static func set(_ element: InterfaceElement, _ object: AnyObject, in loading: InterfaceLoading) {
        if element.children.isEmpty { return }
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            let value = value(of: attribute, in: loading)
            let diagnostics = Runtime.current.diagnostics
            let exception = diagnostics.catching { KeyValueCoding.set(value, forKeyPath: path, of: object) }
            if let exception { diagnostics.warn(words(path, object, exception.message)) }
        }
    }

    /// An attribute that can't be set doesn't stop the loading. Evidence: words-nib-01.
    private static func words(_ path: String, _ object: AnyObject, _ reason: String) -> String {
        "Failed to set (\(path)) user defined inspected property on (\(describedClass(of: object))): \(reason)"
    }

    private static func value(of attribute: InterfaceElement, in loading: InterfaceLoading) -> Any? {
        switch attribute["type"] {
        case "boolean": attribute.bool("value")
        case "number": attribute.child(forKey: "value").flatMap { $0.number("value") }
        case "string": attribute.string("value")
        case "nil": nil
        case "color": attribute.child(forKey: "value").flatMap { loading.color($0) }
        case "image": InterfaceReader(element: attribute, loading: loading).image("value")
        case "localizedString": attribute.string("value")
        case "range": attribute.child(forKey: "value").map { NSRange(interface: $0) }
        case "point": attribute.child(forKey: "value").map { CGPoint(interface: $0) }
        case "size": attribute.child(forKey: "value").map { CGSize(interface: $0) }
        case "rect": attribute.child(forKey: "value").map { CGRect(interface: $0) }
        default: attribute["value"]
        }
    }
}
