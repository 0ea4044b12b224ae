import InterfaceFiles

extension OwnAccessibility where Self: UIAccessibilityIdentification {
    /// Reads the accessibility attributes of the object.
    func readAccessibility(_ reader: InterfaceReader) {
        guard let element = reader.element.child("accessibility", key: "accessibilityConfiguration") else {
            return
        }
        if let label = reader.text("accessibilityLabel", of: element, "label") { accessibilityLabel = label }
        if let hint = reader.text("accessibilityHint", of: element, "hint") { accessibilityHint = hint }
        if let value = reader.text("accessibilityValue", of: element, "value") { accessibilityValue = value }
        if let identifier = element.string("identifier") { accessibilityIdentifier = identifier }
        if let isElement = element.child("bool", key: "isElement")?.bool("value") {
            isAccessibilityElement = isElement
        }
        if let traits = element.child("accessibilityTraits", key: "traits") {
            accessibilityTraits = UIAccessibilityTraits(interface: traits)
        }
    }
}

extension InterfaceReader {
    /// Returns a text of a sibling element, localized under this element's identifier.
    fileprivate func text(_ property: String, of other: InterfaceElement, _ attribute: String) -> String? {
        let text = other.string(attribute)
        guard let id = element.peek("id") else { return text }
        return loading.strings["\(id).\(property)"] ?? text
    }
}

extension UIAccessibilityTraits {
    fileprivate init(interface element: InterfaceElement) {
        self = Self.interfaceWords.reduce(into: []) { traits, word in
            if element.bool(word.0) == true { traits.insert(word.1) }
        }
    }

    private static let interfaceWords: [(String, UIAccessibilityTraits)] = [
        ("none", []), ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("header", .header),
    ]
}
