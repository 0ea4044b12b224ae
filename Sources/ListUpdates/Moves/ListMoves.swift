/// Where everything goes in an update that is consistent.
///
/// Made by ``BatchUpdate/moves(after:)``.
package struct ListMoves: Sendable {
    /// The counts before the update.
    package let before: ListCounts
    /// The counts after the update.
    package let after: ListCounts

    /// Items that go, in places before the update, ascending. Without those of sections that are deleted or reloaded.
    package private(set) var deletedItems: [ItemPlace] = []
    /// Items that come, in places after the update, ascending. Without those of sections that are inserted or reloaded.
    package private(set) var insertedItems: [ItemPlace] = []
    /// Items that move, ascending by old place. The others keep their order, and are not in here.
    package private(set) var movedItems: [ItemMove] = []
    /// Items whose cells are to be replaced, ascending by old place. Without those of sections that are deleted or reloaded.
    package private(set) var reloadedItems: [ItemMove] = []
    /// Items whose cells are to be set up again, ascending by old place, each once. Without those that go.
    package private(set) var reconfiguredItems: [ItemMove] = []

    private let sections: SectionMoves
    /// What happens in the sections whose items change, by their index before the update.
    private var shifts: [Int: IndexShift] = [:]
    private var newOfMoved: [ItemPlace: ItemPlace] = [:]
    private var oldOfMoved: [ItemPlace: ItemPlace] = [:]

    /// Reads changes that are known to be consistent.
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
    /// Where an item is after the update; `nil` for one that goes, and for a place that was not there. A reloaded item is the same
    /// item. Takes time by the logarithm of the changes.
    package func newPlace(of old: ItemPlace) -> ItemPlace? {
        guard before.contains(old) else { return nil }
        if let new = newOfMoved[old] { return new }
        guard !sections.losesItems(old.section), let section = sections.newSection(of: old.section) else {
            return nil
        }
        guard let shift = shifts[old.section] else { return ItemPlace(section: section, item: old.item) }
        return shift.newIndex(of: old.item).map { ItemPlace(section: section, item: $0) }
    }

    /// Where an item was before the update; `nil` for one that comes, and for a place that is not there.
    package func oldPlace(of new: ItemPlace) -> ItemPlace? {
        guard after.contains(new) else { return nil }
        if let old = oldOfMoved[new] { return old }
        guard let section = sections.keptSection(of: new.section) else { return nil }
        guard let shift = shifts[section] else { return ItemPlace(section: section, item: new.item) }
        return shift.oldIndex(of: new.item).map { ItemPlace(section: section, item: $0) }
    }

    /// The index of a section after the update; `nil` for one that goes, and for one that was not there. A reloaded section is the
    /// same section, with other items.
    package func newSection(of old: Int) -> Int? {
        before.contains(section: old) ? sections.newSection(of: old) : nil
    }

    /// The index of a section before the update; `nil` for one that comes, and for one that is not there.
    package func oldSection(of new: Int) -> Int? {
        after.contains(section: new) ? sections.oldSection(of: new) : nil
    }

    /// Whether no item of a section changes its index in the section, comes, goes or moves.
    package func keepsItems(ofSection old: Int) -> Bool {
        before.contains(section: old) && !sections.losesItems(old) && shifts[old] == nil
    }

    /// Sections that go, by their index before the update, ascending. Their items go with them.
    package var deletedSections: [Int] { sections.deleted }

    /// Sections that come, by their index after the update, ascending. Their items come with them.
    package var insertedSections: [Int] { sections.inserted }

    /// Sections that move with their items, ascending by old index. The others keep their order, and are not in here.
    package var movedSections: [SectionMove] { sections.moved }

    /// Sections whose items, headers and footers are replaced, ascending by old index.
    package var reloadedSections: [SectionMove] { sections.reloaded }
}
