extension InterfaceElement {
    /// The path of elements from the root: `document/scenes/scene[tne-QT-ifu]/objects/viewController[BYZ-38-t0r]`. An
    /// element is followed by its id, or by its key.
    package var elementPath: String {
        sequence(first: self, next: \.parent).map(\.step).reversed().joined(separator: "/")
    }

    /// This element and its descendants, in file order. Reading the property marks nothing as read.
    package var descendants: [InterfaceElement] {
        var all: [InterfaceElement] = []
        collect(into: &all)
        return all
    }

    private func collect(into all: inout [InterfaceElement]) {
        all.append(self)
        for child in children { child.collect(into: &all) }
    }

    /// Returns the nearest enclosing element that satisfies a condition.
    func ancestor(where isWanted: (InterfaceElement) -> Bool) -> InterfaceElement? {
        sequence(first: self, next: \.parent).dropFirst().first(where: isWanted)
    }

    private var step: String {
        guard let mark = peek("id") ?? peek("sceneID") ?? peek("key") else { return name }
        return "\(name)[\(mark)]"
    }
}
