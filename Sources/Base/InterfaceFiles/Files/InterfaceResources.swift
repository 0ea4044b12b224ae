/// The external resources of a file: the images and colors that it names, as they were when it was saved.
package struct InterfaceResources {
    /// The images, by name.
    package let images: [String: InterfaceImage]
    /// The named colors, by name: the `<color>` elements, one for each variant, the general one first.
    package let namedColors: [String: [InterfaceElement]]
    /// The system colors, by name: the `<color>` elements with the values that Interface Builder resolved.
    package let systemColors: [String: [InterfaceElement]]

    init(_ resources: InterfaceElement?) {
        images = Self.byName(resources?.children("image") ?? []) { InterfaceImage($0) }
        namedColors = Self.byName(resources?.children("namedColor") ?? []) { $0.children("color") }
        systemColors = Self.byName(resources?.children("systemColor") ?? []) { $0.children("color") }
    }

    /// The first value for a name is used.
    private static func byName<Value>(
        _ elements: [InterfaceElement], value: (InterfaceElement) -> Value
    ) -> [String: Value] {
        let pairs = elements.map { ($0["name"] ?? "", value($0)) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// An image that a file names.
package struct InterfaceImage: Hashable, Sendable {
    /// The width in points; nil if the value is missing or invalid.
    package let width: Double?
    /// The height in points; nil if the value is missing or invalid.
    package let height: Double?
    /// Whether it is a system symbol.
    package let isSystemSymbol: Bool

    init(_ element: InterfaceElement) {
        width = element.number("width")
        height = element.number("height")
        isSystemSymbol = element["catalog"] == "system"
    }
}
