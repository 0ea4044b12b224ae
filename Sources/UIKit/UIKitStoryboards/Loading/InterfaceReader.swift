import InterfaceFiles

/// Reads the element of one object.
///
/// An attribute or element that has been requested is read. The others are reported as not understood.
@MainActor
package struct InterfaceReader {
    package let element: InterfaceElement
    package let loading: InterfaceLoading

    /// Returns a reader of another element in the file.
    package func of(_ element: InterfaceElement) -> InterfaceReader {
        InterfaceReader(element: element, loading: loading)
    }

    /// An attribute's text.
    package subscript(attribute: String) -> String? { element[attribute] }

    /// Sets a property to an attribute's `YES` or `NO`, if the file has the attribute.
    package func bool<Root: AnyObject>(
        _ attribute: String, _ root: Root, _ property: ReferenceWritableKeyPath<Root, Bool>
    ) {
        if let value = element.bool(attribute) { root[keyPath: property] = value }
    }

    /// Sets a property to an attribute's number, if the file has the attribute.
    package func number<Root: AnyObject>(
        _ attribute: String, _ root: Root, _ property: ReferenceWritableKeyPath<Root, CGFloat>
    ) {
        if let value = element.number(attribute) { root[keyPath: property] = CGFloat(value) }
    }

    /// Returns the value for an attribute's text. A text that isn't in the table is an error in the file.
    package func choice<Value>(_ attribute: String, _ words: [String: Value]) -> Value? {
        guard let word = element[attribute] else { return nil }
        if let value = words[word] { return value }
        element.reportFault(
            "\(attribute)=\"\(word)\" is none of \(words.keys.sorted().joined(separator: ", "))")
        return nil
    }

    /// Returns the text of a property, localized if the bundle has a localization.
    package func text(_ property: String) -> String? {
        let text = element.string(property)
        guard let id = element.peek("id") else { return text }
        return loading.strings["\(id).\(property)"] ?? text
    }

    /// Returns the object of a property; `nil` if the file has none.
    package func object<Value>(_ key: String, as type: Value.Type) -> Value? {
        element.child(forKey: key).flatMap { made($0) }
    }

    /// Returns the objects of a list such as `subviews`, in the file's order.
    func objects<Value>(_ list: String, as type: Value.Type) -> [Value] {
        element.list(list).compactMap { made($0) }
    }

    /// Returns the object of an element, if it is of a type. It is unwrapped first, because optimized code of Swift 6.3
    /// casts an absent object.
    private func made<Value>(_ element: InterfaceElement) -> Value? {
        guard let object = loading.object(for: element) else { return nil }
        return object as? Value
    }
}
