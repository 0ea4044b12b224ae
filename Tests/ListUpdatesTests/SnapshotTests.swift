import ListUpdates
import SeededNumbers
import Testing

@Suite("Snapshots, against plain arrays")
struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private struct Model: Equatable {
        struct Section: Equatable {
            let name: String
            var items: [Int] = []
        }

        var sections: [Section] = []
        var items: [Int] { sections.flatMap(\.items) }

        func place(of item: Int) -> (section: Int, item: Int)? {
            for (section, content) in sections.enumerated() {
                if let index = content.items.firstIndex(of: item) { return (section, index) }
            }
            return nil
        }

        mutating func take(_ item: Int) {
            for section in sections.indices { sections[section].items.removeAll { $0 == item } }
        }
    }

    @Test(arguments: 0..<10) func `the same as arrays`(part: Int) {
        for seed in (part * 20)..<((part + 1) * 20) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            var snapshot = Snapshot()
            var model = Model()
            var next = 0
            for _ in 0..<40 {
                change(&snapshot, &model, &next, &numbers)
                compare(snapshot, model, seed)
            }
        }
    }

    private func compare(_ snapshot: Snapshot, _ model: Model, _ seed: Int) {
        #expect(snapshot.sectionIdentifiers == model.sections.map(\.name), "seed \(seed)")
        #expect(snapshot.itemIdentifiers == model.items, "seed \(seed)")
        #expect(snapshot.numberOfItems == model.items.count)
        #expect(snapshot.numberOfSections == model.sections.count)
        for (index, section) in model.sections.enumerated() {
            #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items)
            #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
            #expect(snapshot.indexOfSection(section.name) == index)
            for (place, item) in section.items.enumerated() {
                #expect(snapshot.sectionIdentifier(containingItem: item) == section.name)
                #expect(snapshot.item(at: ItemPlace(section: index, item: place)) == item)
                #expect(snapshot.place(of: item) == ItemPlace(section: index, item: place))
            }
        }
        for (index, item) in model.items.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
        #expect(snapshot.indexOfItem(-1) == nil)
        #expect(Set(snapshot.reloadedItemIdentifiers).isSubset(of: model.items))
    }

    private func change(
        _ snapshot: inout Snapshot, _ model: inout Model, _ next: inout Int, _ numbers: inout SeededNumbers
    ) {
        func newItems() -> [Int] {
            (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
                next += 1
                return next
            }
        }
        let section = model.sections.randomElement(using: &numbers)?.name
        let other = model.sections.randomElement(using: &numbers)?.name
        let item = model.items.randomElement(using: &numbers)
        let goal = model.items.randomElement(using: &numbers)
        let isAfter = Bool.random(using: &numbers)
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0, 1: addSection(newName(&next), nextTo: section, isAfter, &snapshot, &model)
        case 2:
            guard let section else { return }
            snapshot.deleteSections([section, "not there"])
            model.sections.removeAll { $0.name == section }
        case 3:
            guard let section, let other, section != other else { return }
            move(section, nextTo: other, isAfter, &snapshot, &model)
        case 4:
            let gone = [item, goal].compactMap { $0 }
            snapshot.deleteItems(gone + [-1])
            gone.forEach { model.take($0) }
        case 5:
            guard let item, let goal, item != goal else { return }
            isAfter ? snapshot.moveItem(item, afterItem: goal) : snapshot.moveItem(item, beforeItem: goal)
            put([item], nextTo: goal, isAfter, &model)
        case 6, 7:
            guard let goal else { return }
            // Existing items move.
            let items = newItems() + [item].compactMap { $0 == goal ? nil : $0 }
            isAfter
                ? snapshot.insertItems(items, afterItem: goal) : snapshot.insertItems(items, beforeItem: goal)
            put(items, nextTo: goal, isAfter, &model)
        case 8:
            if let item { snapshot.reloadItems([item, item]) }
            if let goal { snapshot.reconfigureItems([goal]) }
        default:
            guard let section, let index = model.sections.firstIndex(where: { $0.name == section }) else {
                return
            }
            let items = newItems()
            snapshot.appendItems(items, toSection: section)
            model.sections[index].items += items
        }
    }

    private func newName(_ next: inout Int) -> String {
        next += 1
        return "section \(next)"
    }

    private func addSection(
        _ name: String, nextTo other: String?, _ isAfter: Bool, _ snapshot: inout Snapshot,
        _ model: inout Model
    ) {
        guard let other, let index = model.sections.firstIndex(where: { $0.name == other }) else {
            snapshot.appendSections([name])
            return model.sections.append(Model.Section(name: name))
        }
        if isAfter {
            snapshot.insertSections([name], afterSection: other)
        } else {
            snapshot.insertSections([name], beforeSection: other)
        }
        model.sections.insert(Model.Section(name: name), at: index + (isAfter ? 1 : 0))
    }

    private func move(
        _ name: String, nextTo other: String, _ isAfter: Bool, _ snapshot: inout Snapshot,
        _ model: inout Model
    ) {
        if isAfter {
            snapshot.moveSection(name, afterSection: other)
        } else {
            snapshot.moveSection(name, beforeSection: other)
        }
        guard let from = model.sections.firstIndex(where: { $0.name == name }) else { return }
        let section = model.sections.remove(at: from)
        let index = model.sections.firstIndex { $0.name == other } ?? 0
        model.sections.insert(section, at: index + (isAfter ? 1 : 0))
    }

    private func put(_ items: [Int], nextTo goal: Int, _ isAfter: Bool, _ model: inout Model) {
        items.forEach { model.take($0) }
        guard let place = model.place(of: goal) else { return }
        model.sections[place.section].items.insert(contentsOf: items, at: place.item + (isAfter ? 1 : 0))
    }

    // MARK: Changes between snapshots

    @Test(arguments: 0..<10) func `changes lead from one snapshot to another`(part: Int) throws {
        for seed in (part * 200)..<((part + 1) * 200) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let old = randomSnapshot(&numbers)
            var new = randomSnapshot(&numbers)
            mark(&new, &numbers)
            let moves = try BatchUpdate(before: old.counts, changes: old.changes(to: new))
                .moves(after: new.counts)
            check(moves, old, new, seed)
        }
    }

    private func randomSnapshot(_ numbers: inout SeededNumbers) -> Snapshot {
        var snapshot = Snapshot()
        let names = ["a", "b", "c", "d"].shuffled(using: &numbers)
        snapshot.appendSections(Array(names.prefix(Int.random(in: 0...4, using: &numbers))))
        guard snapshot.numberOfSections > 0 else { return snapshot }
        var items = Array(0..<20)
        if Bool.random(using: &numbers) { items.shuffle(using: &numbers) }
        for item in items where Bool.random(using: &numbers) {
            let section = snapshot.sectionIdentifiers.randomElement(using: &numbers)
            snapshot.appendItems([item], toSection: section)
        }
        return snapshot
    }

    private func mark(_ snapshot: inout Snapshot, _ numbers: inout SeededNumbers) {
        guard Bool.random(using: &numbers) else { return }
        snapshot.reloadItems(
            snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 })
        snapshot.reconfigureItems(
            snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 })
        snapshot.reloadSections(
            snapshot.sectionIdentifiers.filter { _ in Int.random(in: 0..<5, using: &numbers) == 0 })
    }

    /// An item that remains is the same item, or its cell is created again; it is never confused with another one.
    private func check(_ moves: ListMoves, _ old: Snapshot, _ new: Snapshot, _ seed: Int) {
        let reloadedItems = Set(new.reloadedItemIdentifiers)
        let reloaded = Set(new.reloadedSectionIdentifiers)
        var followed: Set<Int> = []
        for (section, count) in old.counts.items.enumerated() {
            for item in 0..<count {
                let place = ItemPlace(section: section, item: item)
                guard let goal = moves.newPlace(of: place) else { continue }
                #expect(old.item(at: place) == new.item(at: goal), "seed \(seed)")
                if let item = old.item(at: place) { followed.insert(item) }
            }
        }
        for item in old.itemIdentifiers where new.place(of: item) != nil && !followed.contains(item) {
            let sections = [old, new].compactMap { $0.sectionIdentifier(containingItem: item) }
            let comesWithSection = sections.last.map { old.indexOfSection($0) == nil } ?? false
            let isMadeAnew =
                reloadedItems.contains(item) || !reloaded.isDisjoint(with: sections) || comesWithSection
            #expect(isMadeAnew, "seed \(seed): \(item) was lost")
        }
        for item in reloadedItems.intersection(followed) {
            #expect(moves.reloadedItems.contains { old.item(at: $0.old) == item }, "seed \(seed)")
        }
        for item in Set(new.reconfiguredItemIdentifiers).intersection(followed).subtracting(reloadedItems) {
            #expect(moves.reconfiguredItems.contains { old.item(at: $0.old) == item }, "seed \(seed)")
        }
    }

    @Test func `nothing moves into a section that comes`() throws {
        var old = Snapshot()
        old.appendSections(["a", "b"])
        old.appendItems([1, 2], toSection: "a")
        old.appendItems([3], toSection: "b")
        var new = Snapshot()
        new.appendSections(["c", "a"])
        new.appendItems([2, 3, 4], toSection: "c")
        new.appendItems([1], toSection: "a")
        #expect(
            Set(old.changes(to: new)) == [
                .deleteSection(1), .insertSection(0), .deleteItem(ItemPlace(section: 0, item: 1)),
            ])
    }

    @Test func `as few items move as can`() throws {
        var old = Snapshot()
        old.appendSections(["a"])
        old.appendItems([1, 2, 3, 4, 5, 6])
        var new = old
        new.moveItem(2, afterItem: 6)
        new.deleteItems([3])
        new.insertItems([9], beforeItem: 1)
        #expect(
            Set(old.changes(to: new)) == [
                .moveItem(from: ItemPlace(section: 0, item: 1), to: ItemPlace(section: 0, item: 5)),
                .deleteItem(ItemPlace(section: 0, item: 2)), .insertItem(ItemPlace(section: 0, item: 0)),
            ])
        #expect(old.changes(to: old).isEmpty)
    }

    @Test func `no fewer items could move`() {
        for seed in 0..<1_000 {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let old = (0..<12).filter { _ in Int.random(in: 0..<4, using: &numbers) > 0 }
            var new = (0..<12).filter { _ in Int.random(in: 0..<4, using: &numbers) > 0 }
            for _ in 0..<Int.random(in: 0...3, using: &numbers) where new.count > 1 {
                let item = new.remove(at: Int.random(in: new.indices, using: &numbers))
                new.insert(item, at: Int.random(in: 0...new.count, using: &numbers))
            }
            let changes = snapshot(of: old).changes(to: snapshot(of: new))
            let moves = changes.filter { if case .moveItem = $0 { true } else { false } }
            let common = new.filter(old.contains)
            #expect(moves.count == common.count - longestAscent(common), "seed \(seed)")
        }
    }

    private func snapshot(of items: [Int]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems(items)
        return snapshot
    }

    /// The largest number of numbers that can stay in ascending order.
    private func longestAscent(_ numbers: [Int]) -> Int {
        var longest: [Int] = []
        for (index, number) in numbers.enumerated() {
            let before = (0..<index).filter { numbers[$0] < number }.map { longest[$0] }
            longest.append((before.max() ?? 0) + 1)
        }
        return longest.max() ?? 0
    }

    @Test func `ten thousand changes among a hundred thousand items`() throws {
        var numbers = SeededNumbers(seed: 7)
        var old = Snapshot()
        old.appendSections(["a", "b"])
        old.appendItems(Array(0..<50_000), toSection: "a")
        old.appendItems(Array(50_000..<100_000), toSection: "b")
        let items = old.itemIdentifiers.shuffled(using: &numbers)
        var new = old
        new.deleteItems(Array(items[0..<4_000]))
        new.appendItems(Array(200_000..<204_000), toSection: "a")
        new.reloadItems(Array(items[4_000..<6_000]))
        let moves = try BatchUpdate(before: old.counts, changes: old.changes(to: new)).moves(
            after: new.counts)
        #expect(moves.deletedItems.count == 4_000)
        #expect(moves.insertedItems.count == 4_000)
        #expect(moves.reloadedItems.count == 2_000)
        #expect(moves.movedItems.isEmpty)
    }
}
