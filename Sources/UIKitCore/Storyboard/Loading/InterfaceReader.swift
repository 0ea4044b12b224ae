import InterfaceFiles

/// What a file says of one object, while the object reads it.
///
/// Whatever is asked for counts as read: what nobody asks for is reported as not understood.
@MainActor
package struct InterfaceReader {
    package let element: InterfaceElement
    package let loading: InterfaceLoading

    /// The same, of another element of the file.
    package func of(_ element: InterfaceElement) -> InterfaceReader {
        InterfaceReader(element: element, loading: loading)
    }

    /// An attribute's text.
    package subscript(attribute: String) -> String? { element[attribute] }

    /// Sets a property to an attribute's `YES` or `NO`, where the file has one.
    package func bool<Root: AnyObject>(
        _ attribute: String, _ root: Root, _ property: ReferenceWritableKeyPath<Root, Bool>
    ) {
        if let value = element.bool(attribute) { root[keyPath: property] = value }
    }

    /// Sets a property to an attribute's number, where the file has one.
    package func number<Root: AnyObject>(
        _ attribute: String, _ root: Root, _ property: ReferenceWritableKeyPath<Root, CGFloat>
    ) {
        if let value = element.number(attribute) { root[keyPath: property] = CGFloat(value) }
    }

    /// What an attribute's word stands for; a word that is not in the table is a fault of the file.
    package func choice<Value>(_ attribute: String, _ words: [String: Value]) -> Value? {
        guard let word = element[attribute] else { return nil }
        if let value = words[word] { return value }
        element.reportFault(
            "\(attribute)=\"\(word)\" is none of \(words.keys.sorted().joined(separator: ", "))")
        return nil
    }

    /// The text of a property, in the user's language where the bundle has it.
    package func text(_ property: String) -> String? {
        let text = element.string(property)
        guard let id = element.peek("id") else { return text }
        return loading.strings["\(id).\(property)"] ?? text
    }

    /// The object that a property of this one is; `nil` if the file has none.
    package func object<Value>(_ key: String, as type: Value.Type) -> Value? {
        element.child(forKey: key).flatMap { made($0) }
    }

    /// The objects of a list such as `subviews`, in the file's order.
    func objects<Value>(_ list: String, as type: Value.Type) -> [Value] {
        element.list(list).compactMap { made($0) }
    }

    /// The object of an element, if it is of a type. It is unwrapped first: optimised, Swift 6.3 casts what is not there.
    private func made<Value>(_ element: InterfaceElement) -> Value? {
        guard let object = loading.object(for: element) else { return nil }
        return object as? Value
    }
}
