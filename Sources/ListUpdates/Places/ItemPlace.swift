/// Where an item of a list is: the index of its section, and its own in the section. A row of a table is an item.
package struct ItemPlace: Hashable, Comparable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Places are ordered as a list shows them.
    package static func < (one: ItemPlace, other: ItemPlace) -> Bool {
        (one.section, one.item) < (other.section, other.item)
    }
}

/// Where an item was before an update, and where it is after it.
package struct ItemMove: Hashable, Sendable {
    /// In places before the update.
    package let old: ItemPlace
    /// In places after the update.
    package let new: ItemPlace

    package init(from old: ItemPlace, to new: ItemPlace) {
        self.old = old
        self.new = new
    }
}

/// Which section a section was before an update, and which it is after it.
package struct SectionMove: Hashable, Sendable {
    /// Its index before the update.
    package let old: Int
    /// Its index after the update.
    package let new: Int

    package init(from old: Int, to new: Int) {
        self.old = old
        self.new = new
    }
}
