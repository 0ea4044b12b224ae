/// How many items each section of a list has.
package struct ListCounts: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The number of items of each section, in order.
    package var items: [Int]

    /// Makes the counts of a list from the number of items of each of its sections.
    package init(_ items: [Int] = []) {
        self.items = items
    }

    package init(arrayLiteral items: Int...) {
        self.items = items
    }

    /// The number of sections.
    package var sectionCount: Int { items.count }

    /// The number of items of all sections together. Takes time by the number of sections.
    package var itemCount: Int { items.reduce(0, +) }

    /// The number of items of a section, which must exist.
    package subscript(section: Int) -> Int { items[section] }

    /// Whether there is such a section.
    package func contains(section: Int) -> Bool { items.indices.contains(section) }

    /// Whether there is an item at a place.
    package func contains(_ place: ItemPlace) -> Bool {
        contains(section: place.section) && (0..<items[place.section]).contains(place.item)
    }
}
