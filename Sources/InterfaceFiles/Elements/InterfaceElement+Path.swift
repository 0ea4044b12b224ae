extension InterfaceElement {
    /// The elements from the root to this one: `document/scenes/scene[tne-QT-ifu]/objects/viewController[BYZ-38-t0r]`.
    /// An element is followed by its id, or by its key.
    package var elementPath: String {
        sequence(first: self, next: \.parent).map(\.step).reversed().joined(separator: "/")
    }

    /// This element and all that is in it, in the order of the file. Asking marks nothing as read.
    package var descendants: [InterfaceElement] {
        var all: [InterfaceElement] = []
        collect(into: &all)
        return all
    }

    private func collect(into all: inout [InterfaceElement]) {
        all.append(self)
        for child in children { child.collect(into: &all) }
    }

    /// The nearest element around this one that passes a test.
    func ancestor(where isWanted: (InterfaceElement) -> Bool) -> InterfaceElement? {
        sequence(first: self, next: \.parent).dropFirst().first(where: isWanted)
    }

    private var step: String {
        guard let mark = peek("id") ?? peek("sceneID") ?? peek("key") else { return name }
        return "\(name)[\(mark)]"
    }
}
