/// The index path of an item: the index of its section, and its index in the section. A row of a table is an item.
package struct ItemPlace: Hashable, Comparable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Orders index paths as a list shows them.
    package static func < (one: ItemPlace, other: ItemPlace) -> Bool {
        (one.section, one.item) < (other.section, other.item)
    }
}

/// The index paths of an item before and after an update.
package struct ItemMove: Hashable, Sendable {
    /// The index path before the update.
    package let old: ItemPlace
    /// The index path after the update.
    package let new: ItemPlace

    package init(from old: ItemPlace, to new: ItemPlace) {
        self.old = old
        self.new = new
    }
}

/// The indices of a section before and after an update.
package struct SectionMove: Hashable, Sendable {
    /// The index before the update.
    package let old: Int
    /// The index after the update.
    package let new: Int

    package init(from old: Int, to new: Int) {
        self.old = old
        self.new = new
    }
}
