/// The movements of all sections and items in a consistent update.
///
/// Made by ``BatchUpdate/moves(after:)``.
package struct ListMoves: Sendable {
    /// The counts before the update.
    package let before: ListCounts
    /// The counts after the update.
    package let after: ListCounts

    /// Deleted items, as index paths before the update, ascending. Excludes items of deleted and reloaded sections.
    package private(set) var deletedItems: [ItemPlace] = []
    /// Inserted items, as index paths after the update, ascending. Excludes items of inserted and reloaded sections.
    package private(set) var insertedItems: [ItemPlace] = []
    /// Items that move, ascending by old index path. All other items keep their order.
    package private(set) var movedItems: [ItemMove] = []
    /// Items whose cells are replaced, ascending by old index path. Excludes items of deleted and reloaded sections.
    package private(set) var reloadedItems: [ItemMove] = []
    /// Items whose cells are configured again, ascending by old index path and unique. Excludes deleted items.
    package private(set) var reconfiguredItems: [ItemMove] = []

    private let sections: SectionMoves
    /// The index shifts in sections whose items change, by the section's index before the update.
    private var shifts: [Int: IndexShift] = [:]
    private var newOfMoved: [ItemPlace: ItemPlace] = [:]
    private var oldOfMoved: [ItemPlace: ItemPlace] = [:]

    /// Computes the movements of changes that have been checked.
    init(_ changes: [ListChange], _ sections: SectionMoves, before: ListCounts, after: ListCounts) {
        self.before = before
        self.after = after
        self.sections = sections
        var reloading: [ItemPlace] = []
        var reconfiguring: Set<ItemPlace> = []
        for change in changes {
            switch change {
            case .deleteItem(let place) where !sections.losesItems(place.section): deletedItems.append(place)
            case .insertItem(let place) where sections.keptSection(of: place.section) != nil:
                insertedItems.append(place)
            case .moveItem(from: let old, to: let new): movedItems.append(ItemMove(from: old, to: new))
            case .reloadItem(let place) where !sections.losesItems(place.section): reloading.append(place)
            case .reconfigureItem(let place): reconfiguring.insert(place)
            default: break
            }
        }
        sortItems()
        noteMoves()
        noteShifts()
        reloadedItems = moves(of: reloading)
        reconfiguredItems = moves(of: reconfiguring)
    }

    private mutating func sortItems() {
        deletedItems.sort()
        insertedItems.sort()
        movedItems.sort { $0.old < $1.old }
    }

    private mutating func noteMoves() {
        for move in movedItems {
            newOfMoved[move.old] = move.new
            oldOfMoved[move.new] = move.old
        }
    }

    private mutating func noteShifts() {
        var leaving: [Int: [Int]] = [:]
        var coming: [Int: [Int]] = [:]
        for place in deletedItems + movedItems.map(\.old) {
            leaving[place.section, default: []].append(place.item)
        }
        for place in insertedItems + movedItems.map(\.new) {
            guard let old = sections.keptSection(of: place.section) else { continue }
            coming[old, default: []].append(place.item)
        }
        for section in Set(leaving.keys).union(coming.keys) {
            shifts[section] = IndexShift(
                leaving: (leaving[section] ?? []).sorted(), coming: (coming[section] ?? []).sorted())
        }
    }

    private func moves(of places: some Collection<ItemPlace>) -> [ItemMove] {
        places.sorted().compactMap { old in newPlace(of: old).map { ItemMove(from: old, to: $0) } }
    }
}

extension ListMoves {
    /// The index path of an item after the update; `nil` for a deleted item, and for an index path that didn't exist. A reloaded item keeps
    /// its identity. Takes logarithmic time in the number of changes.
    package func newPlace(of old: ItemPlace) -> ItemPlace? {
        guard before.contains(old) else { return nil }
        if let new = newOfMoved[old] { return new }
        guard !sections.losesItems(old.section), let section = sections.newSection(of: old.section) else {
            return nil
        }
        guard let shift = shifts[old.section] else { return ItemPlace(section: section, item: old.item) }
        return shift.newIndex(of: old.item).map { ItemPlace(section: section, item: $0) }
    }

    /// The index path of an item before the update; `nil` for an inserted item, and for an index path that doesn't exist.
    package func oldPlace(of new: ItemPlace) -> ItemPlace? {
        guard after.contains(new) else { return nil }
        if let old = oldOfMoved[new] { return old }
        guard let section = sections.keptSection(of: new.section) else { return nil }
        guard let shift = shifts[section] else { return ItemPlace(section: section, item: new.item) }
        return shift.oldIndex(of: new.item).map { ItemPlace(section: section, item: $0) }
    }

    /// The index of a section after the update; `nil` for a deleted section, and for an index that didn't exist. A reloaded section keeps
    /// its identity, but not its items.
    package func newSection(of old: Int) -> Int? {
        before.contains(section: old) ? sections.newSection(of: old) : nil
    }

    /// The index of a section before the update; `nil` for an inserted section, and for an index that doesn't exist.
    package func oldSection(of new: Int) -> Int? {
        after.contains(section: new) ? sections.oldSection(of: new) : nil
    }

    /// Whether no item of a section is inserted, deleted or moved, and none changes its index in the section.
    package func keepsItems(ofSection old: Int) -> Bool {
        before.contains(section: old) && !sections.losesItems(old) && shifts[old] == nil
    }

    /// Deleted sections, by their index before the update, ascending. Their items are deleted too.
    package var deletedSections: [Int] { sections.deleted }

    /// Inserted sections, by their index after the update, ascending. Their items are inserted too.
    package var insertedSections: [Int] { sections.inserted }

    /// Sections that move with their items, ascending by old index. All other sections keep their order.
    package var movedSections: [SectionMove] { sections.moved }

    /// Sections whose items, headers and footers are replaced, ascending by old index.
    package var reloadedSections: [SectionMove] { sections.reloaded }
}
