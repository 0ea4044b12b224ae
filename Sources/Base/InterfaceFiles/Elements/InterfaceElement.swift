/// An element of an Interface Builder file.
///
/// The element, its text, and every attribute count as unread until code reads them. ``InterfaceFile/unread`` lists the unread parts.
package final class InterfaceElement {
    /// The name of the element, such as `viewController`.
    package let name: String

    /// The line on which the start tag ends, starting at 1. Interface Builder writes each start tag on one line.
    package let line: Int

    /// The enclosing element; nil for the root, or after the ``InterfaceFile`` is deallocated.
    package private(set) var parent: InterfaceElement?

    /// The child elements, in file order. Reading the property marks nothing as read.
    package private(set) var children: [InterfaceElement] = []

    /// The identifier that connections and constraints use for the element.
    package let id: String?

    let attributes: [(name: String, value: String)]
    let record: InterfaceFileRecord
    private(set) var marks = ReadMarks()
    private(set) var storedText: String?

    init(
        name: String, line: Int, attributes: [String: String], parent: InterfaceElement?,
        record: InterfaceFileRecord
    ) {
        self.name = name
        self.line = line
        let list = attributes.map { (name: $0.key, value: $0.value) }
        let idIndex = list.firstIndex { $0.name == "id" }
        self.attributes = list
        id = idIndex.map { list[$0].value }
        // It counts as read, because the file uses it to find elements.
        if let idIndex { marks.readAttribute(at: idIndex) }
        self.parent = parent
        self.record = record
        parent?.children.append(self)
    }

    /// Removes the parents of all descendants, to break retain cycles.
    func untie() {
        for child in children {
            child.parent = nil
            child.untie()
        }
    }

    /// Sets the text when the element ends. Whitespace between elements isn't text.
    func end(text: String) {
        guard !text.isEmpty else { return }
        if children.isEmpty || !text.isBlank { storedText = text }
    }
}

// MARK: - Reading

extension InterfaceElement {
    /// Returns the value of an attribute; nil if the element doesn't have it. Marks the attribute and the element as read.
    package subscript(attribute: String) -> String? {
        marks.readElement()
        return readAlone(attribute)
    }

    /// Returns the value of an attribute, and marks only the attribute as read.
    func readAlone(_ attribute: String) -> String? {
        guard let index = attributes.firstIndex(where: { $0.name == attribute }) else { return nil }
        marks.readAttribute(at: index)
        return attributes[index].value
    }

    /// Returns the value of an attribute without marking it as read, for tools that inspect a file without decoding it.
    package func peek(_ attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The characters in the element, with entities resolved; nil if there are none. Reading the property marks the text and the
    /// element as read.
    package var text: String? {
        marks.readElement()
        marks.readText()
        return storedText
    }

    /// The parent's property for which the element is the value.
    package var key: String? { self["key"] }

    /// Returns the first child with a name, and with a key if one is given. Marks the child and its key as read.
    package func child(_ name: String, key: String? = nil) -> InterfaceElement? {
        let child = children.first { $0.name == name && (key == nil || $0.peek("key") == key) }
        return child?.markAsRead(withKey: key != nil)
    }

    /// Returns the first child that is the value of a property, whatever its name. Marks the child and its key as read.
    package func child(forKey key: String) -> InterfaceElement? {
        children.first { $0.peek("key") == key }?.markAsRead(withKey: true)
    }

    /// Returns the children with a name, in file order, and marks them as read.
    package func children(_ name: String) -> [InterfaceElement] {
        children.filter { $0.name == name }.map { $0.markAsRead() }
    }

    /// Returns the children of a child such as `<subviews>`, `<constraints>`, or `<items>`; empty if there is no such child. Marks the
    /// child as read. The elements in it are marked when code reads them, or by ``markAsRead(withKey:)``.
    package func list(_ name: String, key: String? = nil) -> [InterfaceElement] {
        child(name, key: key)?.children ?? []
    }

    /// Marks the element as read, without its content, and returns it.
    @discardableResult package func markAsRead(withKey: Bool = false) -> InterfaceElement {
        marks.readElement()
        if withKey { _ = key }
        return self
    }

    /// Marks the element as read, with its attributes, its text, and its content.
    package func markAllAsRead() {
        markAsRead()
        marks.readText()
        for index in attributes.indices { marks.readAttribute(at: index) }
        for child in children { child.markAllAsRead() }
    }
}
