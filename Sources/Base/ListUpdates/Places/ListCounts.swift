/// The number of items in each section of a list.
package struct ListCounts: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The number of items in each section, in order.
    package var items: [Int]

    /// Creates counts from the number of items in each section.
    package init(_ items: [Int] = []) {
        self.items = items
    }

    package init(arrayLiteral items: Int...) {
        self.items = items
    }

    /// The number of sections.
    package var sectionCount: Int { items.count }

    /// The number of items in all sections. Takes linear time in the number of sections.
    package var itemCount: Int { items.reduce(0, +) }

    /// The number of items in a section, which must exist.
    package subscript(section: Int) -> Int { items[section] }

    /// Whether the section exists.
    package func contains(section: Int) -> Bool { items.indices.contains(section) }

    /// Whether the item exists.
    package func contains(_ place: ItemPlace) -> Bool {
        contains(section: place.section) && (0..<items[place.section]).contains(place.item)
    }
}
