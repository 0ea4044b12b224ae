import ListUpdates
import SeededNumbers
import Testing

/// Changes of any kind at any position: the expected result is found by moving items one by one.
@Suite("Random changes that may not fit")
struct NonsenseTests {
    @Test(arguments: 0..<10) func `either a fault or the very moves`(part: Int) throws {
        var fitting = 0
        for seed in (part * 1_000)..<((part + 1) * 1_000) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let before = ListCounts((0..<2).map { _ in Int.random(in: 0...2, using: &numbers) })
            let after = ListCounts((0..<2).map { _ in Int.random(in: 0...2, using: &numbers) })
            let changes = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
                randomChange(&numbers)
            }
            let expected = SlowUpdate(before: before, changes: changes, after: after).result
            let moves = try? BatchUpdate(before: before, changes: changes).moves(after: after)
            #expect(moves.map(places) == expected, "seed \(seed): \(before.items) \(changes) \(after.items)")
            if expected != nil { fitting += 1 }
        }
        #expect(fitting > 20)
    }

    private func randomChange(_ numbers: inout SeededNumbers) -> ListChange {
        func place() -> ItemPlace {
            ItemPlace(
                section: Int.random(in: 0...1, using: &numbers), item: Int.random(in: 0...2, using: &numbers))
        }
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return .deleteItem(place())
        case 1: return .insertItem(place())
        case 2: return .reloadItem(place())
        default: return .moveItem(from: place(), to: place())
        }
    }

    /// For each position after the update, the position before it.
    private func places(_ moves: ListMoves) -> [[ItemPlace?]] {
        moves.after.items.enumerated().map { section, count in
            (0..<count).map { moves.oldPlace(of: ItemPlace(section: section, item: $0)) }
        }
    }
}

/// A manual update of items: removes deleted ones, inserts new ones at their positions, and fills the other positions in order.
private struct SlowUpdate {
    let before: ListCounts
    let changes: [ListChange]
    let after: ListCounts

    /// For each position after the update, the position before it; `nil` if the changes are inconsistent.
    var result: [[ItemPlace?]]? {
        var rest = before.items.enumerated().map { section, count in
            (0..<count).map { ItemPlace(section: section, item: $0) }
        }
        var slots = after.items.map { [ItemPlace??](repeating: nil, count: $0) }
        var taken: Set<ItemPlace> = []
        for change in changes {
            guard let filling = take(change, &rest, &taken) else { return nil }
            guard let (place, origin) = filling else { continue }
            guard place.section < slots.count, place.item < slots[place.section].count,
                slots[place.section][place.item] == nil
            else { return nil }
            slots[place.section][place.item] = .some(origin)
        }
        return fill(slots, with: rest)
    }

    /// The position that a change fills, and the item; an inner `nil` if it fills none, an outer one if it is inconsistent.
    private func take(
        _ change: ListChange, _ rest: inout [[ItemPlace]], _ taken: inout Set<ItemPlace>
    ) -> (ItemPlace, ItemPlace?)?? {
        switch change {
        case .insertItem(let place): return .some((place, nil))
        case .reloadItem(let place):
            guard before.contains(place), taken.insert(place).inserted else { return nil }
            return .some(nil)
        case .deleteItem(let place):
            guard before.contains(place), taken.insert(place).inserted else { return nil }
            rest[place.section].removeAll { $0 == place }
            return .some(nil)
        case .moveItem(from: let old, to: let new):
            guard before.contains(old), taken.insert(old).inserted else { return nil }
            rest[old.section].removeAll { $0 == old }
            return .some((new, old))
        default: return .some(nil)
        }
    }

    private func fill(_ slots: [[ItemPlace??]], with rest: [[ItemPlace]]) -> [[ItemPlace?]]? {
        var result: [[ItemPlace?]] = []
        for (section, slots) in slots.enumerated() {
            var waiting = rest[section][...]
            guard slots.count(where: { $0 == nil }) == waiting.count else { return nil }
            result.append(slots.map { $0 ?? waiting.popFirst() })
        }
        return result
    }
}
