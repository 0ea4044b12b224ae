/// What a file takes from outside of it: the images and colours that it names, as they were when it was saved.
package struct InterfaceResources {
    /// The images, by name.
    package let images: [String: InterfaceImage]
    /// The named colours, by name: the `<color>` elements, one for each variant, the general one first.
    package let namedColors: [String: [InterfaceElement]]
    /// The system colours, by name: the `<color>` elements with the values that Interface Builder saw.
    package let systemColors: [String: [InterfaceElement]]

    init(_ resources: InterfaceElement?) {
        images = Self.byName(resources?.children("image") ?? []) { InterfaceImage($0) }
        namedColors = Self.byName(resources?.children("namedColor") ?? []) { $0.children("color") }
        systemColors = Self.byName(resources?.children("systemColor") ?? []) { $0.children("color") }
    }

    /// The first of a name counts.
    private static func byName<Value>(
        _ elements: [InterfaceElement], value: (InterfaceElement) -> Value
    ) -> [String: Value] {
        let pairs = elements.map { ($0["name"] ?? "", value($0)) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// An image that a file names.
package struct InterfaceImage: Hashable, Sendable {
    /// The width in points; nil if the file does not say, or says it wrong.
    package let width: Double?
    /// The height in points; nil if the file does not say, or says it wrong.
    package let height: Double?
    /// Whether it is a system symbol.
    package let isSystemSymbol: Bool

    init(_ element: InterfaceElement) {
        width = element.number("width")
        height = element.number("height")
        isSystemSymbol = element["catalog"] == "system"
    }
}
