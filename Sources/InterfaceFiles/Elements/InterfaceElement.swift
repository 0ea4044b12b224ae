/// One element of an Interface Builder file.
///
/// Every attribute, the text and the element itself count as unread until they are asked for.
/// ``InterfaceFile/unread`` lists what nobody asked for.
package final class InterfaceElement {
    /// The name of the element, such as `viewController`.
    package let name: String

    /// The line on which the start tag ends, counted from 1. Interface Builder writes each start tag on one line.
    package let line: Int

    /// The element around this one; nil for the root, or when the ``InterfaceFile`` is no longer held.
    package private(set) var parent: InterfaceElement?

    /// The elements in this one, in the order of the file. Asking marks nothing as read.
    package private(set) var children: [InterfaceElement] = []

    /// The identifier by which connections and constraints name the element.
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
        // It counts as read: the file finds elements by it.
        if let idIndex { marks.readAttribute(at: idIndex) }
        self.parent = parent
        self.record = record
        parent?.children.append(self)
    }

    /// Takes the parents from all elements in this one, which otherwise hold each other for ever.
    func untie() {
        for child in children {
            child.parent = nil
            child.untie()
        }
    }

    /// Takes the text when the element ends. Blanks between elements are no text.
    func end(text: String) {
        guard !text.isEmpty else { return }
        if children.isEmpty || !text.isBlank { storedText = text }
    }
}

// MARK: - Reading

extension InterfaceElement {
    /// The value of an attribute; nil if the element does not have it. The attribute counts as read, and so does the element.
    package subscript(attribute: String) -> String? {
        marks.readElement()
        return readAlone(attribute)
    }

    /// The value of an attribute, which counts as read. The element does not.
    func readAlone(_ attribute: String) -> String? {
        guard let index = attributes.firstIndex(where: { $0.name == attribute }) else { return nil }
        marks.readAttribute(at: index)
        return attributes[index].value
    }

    /// The value of an attribute. It does not count as read: for tools that look at a file without decoding it.
    package func peek(_ attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The characters in the element as the file has them, without entities; nil if there are none. They count as read, and so does the element.
    package var text: String? {
        marks.readElement()
        marks.readText()
        return storedText
    }

    /// The property of the parent that the element is the value of.
    package var key: String? { self["key"] }

    /// The first child of a name, with a key if one is given. The child and its key count as read.
    package func child(_ name: String, key: String? = nil) -> InterfaceElement? {
        let child = children.first { $0.name == name && (key == nil || $0.peek("key") == key) }
        return child?.markAsRead(withKey: key != nil)
    }

    /// The first child that is the value of a property, whatever its name is. The child and its key count as read.
    package func child(forKey key: String) -> InterfaceElement? {
        children.first { $0.peek("key") == key }?.markAsRead(withKey: true)
    }

    /// The children of a name, in the order of the file. They count as read.
    package func children(_ name: String) -> [InterfaceElement] {
        children.filter { $0.name == name }.map { $0.markAsRead() }
    }

    /// The children of a child: those of `<subviews>`, `<constraints>` or `<items>`; none if there is no such child.
    /// The child counts as read. The elements in it do when something of them is asked for, or by ``markAsRead(withKey:)``.
    package func list(_ name: String, key: String? = nil) -> [InterfaceElement] {
        child(name, key: key)?.children ?? []
    }

    /// Marks the element as read, not what is in it, and returns it.
    @discardableResult package func markAsRead(withKey: Bool = false) -> InterfaceElement {
        marks.readElement()
        if withKey { _ = key }
        return self
    }

    /// Marks the element as read with its attributes, its text and all that is in it.
    package func markAllAsRead() {
        markAsRead()
        marks.readText()
        for index in attributes.indices { marks.readAttribute(at: index) }
        for child in children { child.markAllAsRead() }
    }
}
