/// A part of an Interface Builder file that no code has read, because it isn't supported.
package struct UnreadPart: Hashable, Sendable, CustomStringConvertible {
    /// The unread part of the element.
    package enum Part: Hashable, Sendable {
        /// The element with its content.
        case element
        /// An attribute and its value.
        case attribute(String, value: String)
        /// The characters in the element.
        case text(String)
    }

    /// The path of the file, as passed to the reader.
    package let path: String
    /// The line of the element, starting at 1.
    package let line: Int
    /// The path of elements from the root, as in ``InterfaceElement/elementPath``.
    package let element: String
    package let name: String
    package let part: Part

    /// The part on one line: `Main.storyboard:12: document/…/label[x3k-9f-0aa]: attribute tracking="2"`.
    package var description: String { "\(path):\(line): \(element): \(part)" }
}

extension UnreadPart.Part: CustomStringConvertible {
    /// A description of the part.
    package var description: String {
        switch self {
        case .element: "element"
        case .attribute(let name, let value): "attribute \(name)=\"\(value)\""
        case .text(let text): "text \"\(text)\""
        }
    }
}

extension InterfaceElement {
    /// The unread parts of the element, in file order. The parts of an unread element aren't listed separately.
    var unread: [UnreadPart] {
        if DesignTimeNames.isDesignTime(self) { return [] }
        guard marks.isElementRead else { return [unread(.element)] }
        return unreadAttributes + unreadText + children.flatMap(\.unread)
    }

    private var unreadAttributes: [UnreadPart] {
        let names = attributes.enumerated().filter { index, attribute in
            !marks.isAttributeRead(at: index) && !DesignTimeNames.isDesignTime(attribute.name, of: name)
        }
        return names.map(\.element).sorted { $0.name < $1.name }
            .map { unread(.attribute($0.name, value: $0.value)) }
    }

    private var unreadText: [UnreadPart] {
        guard let text = storedText, !marks.isTextRead, !text.isBlank else { return [] }
        return [unread(.text(text))]
    }

    private func unread(_ part: UnreadPart.Part) -> UnreadPart {
        UnreadPart(path: record.path, line: line, element: elementPath, name: name, part: part)
    }
}
