import ListUpdates
import SeededNumbers

/// A list as plain arrays: sections of items, each with its own number.
struct ModelList: Equatable {
    struct Section: Equatable {
        var name: Int
        var items: [Int]
    }

    var sections: [Section] = []

    var counts: ListCounts { ListCounts(sections.map(\.items.count)) }

    /// The position of each item.
    var places: [Int: ItemPlace] {
        var places: [Int: ItemPlace] = [:]
        for (section, content) in sections.enumerated() {
            for (item, name) in content.items.enumerated() {
                places[name] = ItemPlace(section: section, item: item)
            }
        }
        return places
    }
}

/// A random update of a list: its state before and after, and the changes.
struct ModelUpdate {
    private(set) var before = ModelList()
    private(set) var after = ModelList()
    private(set) var changes: [ListChange] = []
    private(set) var reloadedItems: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    private var nextName = 0
    private var numbers: SeededNumbers

    private enum Fate { case stays, goes, moves, isReloaded }

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        for _ in 0..<Int.random(in: 0...5, using: &numbers) {
            before.sections.append(ModelList.Section(name: newName(), items: newItems(0...7)))
        }
        arrange()
        noteChanges()
        changes.shuffle(using: &numbers)
    }

    private mutating func newName() -> Int {
        nextName += 1
        return nextName
    }

    private mutating func newItems(_ counts: ClosedRange<Int>) -> [Int] {
        (0..<Int.random(in: counts, using: &numbers)).map { _ in newName() }
    }

    private mutating func fate() -> Fate {
        [.stays, .stays, .stays, .goes, .moves, .isReloaded].randomElement(using: &numbers) ?? .stays
    }

    // MARK: The changes

    private var sectionMoves: Set<Int> = []
    private var itemMoves: Set<Int> = []

    private mutating func arrange() {
        var moving: [ModelList.Section] = []
        var movingItems: [Int] = []
        for section in before.sections {
            let fate = fate()
            var kept = ModelList.Section(name: section.name, items: [])
            for item in section.items { settle(item, of: fate, in: &kept, &movingItems) }
            switch fate {
            case .goes: break
            case .moves: moving.append(kept)
            case .isReloaded:
                reloadedSections.insert(section.name)
                kept.items = newItems(0...4)
                after.sections.append(kept)
            case .stays: after.sections.append(kept)
            }
        }
        sectionMoves = Set(moving.map(\.name))
        for _ in 0..<Int.random(in: 0...2, using: &numbers) {
            moving.append(ModelList.Section(name: newName(), items: newItems(0...4)))
        }
        for section in moving {
            after.sections.insert(section, at: Int.random(in: 0...after.sections.count, using: &numbers))
        }
        bringIn(movingItems)
    }

    private mutating func settle(
        _ item: Int, of section: Fate, in kept: inout ModelList.Section, _ moving: inout [Int]
    ) {
        let losesItems = section == .goes || section == .isReloaded
        switch fate() {
        case .moves: moving.append(item)
        case .goes: break
        case .isReloaded where !losesItems:
            reloadedItems.insert(item)
            kept.items.append(item)
        default: if !losesItems { kept.items.append(item) }
        }
    }

    private mutating func bringIn(_ moving: [Int]) {
        guard !after.sections.isEmpty else { return }
        itemMoves = Set(moving)
        for item in moving + newItems(0...5) {
            let section = Int.random(in: after.sections.indices, using: &numbers)
            let count = after.sections[section].items.count
            after.sections[section].items.insert(item, at: Int.random(in: 0...count, using: &numbers))
        }
    }

    // MARK: The calls

    private mutating func noteChanges() {
        for (old, section) in before.sections.enumerated() {
            let new = after.sections.firstIndex { $0.name == section.name }
            switch new {
            case nil: changes.append(.deleteSection(old))
            case let new? where sectionMoves.contains(section.name):
                changes.append(.moveSection(from: old, to: new))
            default: if reloadedSections.contains(section.name) { changes.append(.reloadSection(old)) }
            }
        }
        for (new, section) in after.sections.enumerated()
        where !before.sections.contains(where: { $0.name == section.name }) {
            changes.append(.insertSection(new))
        }
        noteItemChanges()
    }

    private mutating func noteItemChanges() {
        let old = before.places
        let new = after.places
        for (item, place) in old.sorted(by: { $0.value < $1.value }) {
            if itemMoves.contains(item), let goal = new[item] {
                changes.append(.moveItem(from: place, to: goal))
            } else if new[item] == nil {
                if !losesItems(place.section) || Bool.random(using: &numbers) {
                    changes.append(.deleteItem(place))
                }
            } else if reloadedItems.contains(item) {
                changes.append(.reloadItem(place))
            } else if Int.random(in: 0..<5, using: &numbers) == 0 {
                changes.append(.reconfigureItem(place))
            }
        }
        for (item, place) in new.sorted(by: { $0.value < $1.value }) where old[item] == nil {
            if !gainsItems(place.section) || Bool.random(using: &numbers) {
                changes.append(.insertItem(place))
            }
        }
    }

    /// Whether the items of a section before the update are deleted with it.
    func losesItems(_ old: Int) -> Bool {
        let name = before.sections[old].name
        return reloadedSections.contains(name) || !after.sections.contains { $0.name == name }
    }

    /// Whether the items of a section after the update are inserted with it.
    func gainsItems(_ new: Int) -> Bool {
        let name = after.sections[new].name
        return reloadedSections.contains(name) || !before.sections.contains { $0.name == name }
    }
}
