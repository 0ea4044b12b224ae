/// A description of an element on the screen. An element must have all properties that aren't `nil`.
///
/// See [Selectors](https://docs.maestro.dev/reference/selectors) in Maestro's documentation.
package struct ElementSelector: Codable, Equatable, Sendable {
    /// A regular expression for the whole label, value, placeholder or title. Uppercase and lowercase letters are equal.
    package var text: FlowText?
    /// A regular expression for the whole accessibility identifier.
    package var id: FlowText?
    /// The position among the matching elements. The first is 0; a negative number counts from the end.
    package var index: Int?
    package var states: [ElementState: Bool] = [:]
    package var traits: [ElementTrait] = []
    package var relations: [ElementRelation] = []
    package var size: ElementSize?

    package init(text: FlowText? = nil, id: FlowText? = nil, index: Int? = nil) {
        (self.text, self.id, self.index) = (text, id, index)
    }

    /// Whether it describes any element.
    package var isEmpty: Bool { self == ElementSelector() }
}

/// A state of an element.
package enum ElementState: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case enabled, checked, focused, selected
}

/// A property that Maestro derives from an element.
package enum ElementTrait: String, CaseIterable, Codable, Sendable {
    /// It has a text or an accessibility label.
    case text
    /// Its text has at least 200 characters.
    case longText = "long-text"
    /// Its width and its height differ by less than 3 percent.
    case square
}

/// A relation to other elements.
package struct ElementRelation: Codable, Equatable, Sendable {
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case above, below, leftOf, rightOf, containsChild, containsDescendants, childOf
    }

    package var kind: Kind
    /// The other elements: one, or several for `containsDescendants`.
    package var elements: [ElementSelector]

    package init(_ kind: Kind, _ elements: [ElementSelector]) {
        (self.kind, self.elements) = (kind, elements)
    }
}

/// The size of an element in points.
package struct ElementSize: Codable, Equatable, Sendable {
    package var width: Double?
    package var height: Double?
    package var tolerance = 0.0

    package init(width: Double?, height: Double?, tolerance: Double = 0) {
        (self.width, self.height, self.tolerance) = (width, height, tolerance)
    }
}
