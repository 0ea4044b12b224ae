import Testing

@testable import ListUpdates

@Suite("Batch updates, against plain arrays")
struct BatchUpdateTests {
    @Test(arguments: 0..<10) func `moves say where everything goes`(part: Int) throws {
        for seed in (part * 300)..<((part + 1) * 300) {
            let model = ModelUpdate(seed: UInt64(seed))
            let moves = try BatchUpdate(before: model.before.counts, changes: model.changes)
                .moves(after: model.after.counts)
            checkItems(moves, model, seed)
            checkSections(moves, model, seed)
        }
    }

    private func checkItems(_ moves: ListMoves, _ model: ModelUpdate, _ seed: Int) {
        let old = model.before.places
        let new = model.after.places
        for (item, place) in old { #expect(moves.newPlace(of: place) == new[item], "seed \(seed)") }
        for (item, place) in new { #expect(moves.oldPlace(of: place) == old[item], "seed \(seed)") }
        let gone = old.filter { new[$0.key] == nil && !model.losesItems($0.value.section) }
        #expect(moves.deletedItems == gone.values.sorted(), "seed \(seed)")
        let come = new.filter { old[$0.key] == nil && !model.gainsItems($0.value.section) }
        #expect(moves.insertedItems == come.values.sorted(), "seed \(seed)")
        let reloaded = model.reloadedItems.compactMap { item in
            old[item].flatMap { old in new[item].map { ItemMove(from: old, to: $0) } }
        }
        #expect(moves.reloadedItems == reloaded.sorted { $0.old < $1.old }, "seed \(seed)")
        let stays = Set(old.values).subtracting(moves.movedItems.map(\.old)).filter {
            moves.newPlace(of: $0) != nil
        }
        let order = stays.sorted().compactMap(moves.newPlace)
        for section in Set(order.map(\.section)) {
            let items = order.filter { $0.section == section }.map(\.item)
            #expect(items == items.sorted(), "seed \(seed)")
        }
    }

    private func checkSections(_ moves: ListMoves, _ model: ModelUpdate, _ seed: Int) {
        let old = model.before.sections.map(\.name)
        let new = model.after.sections.map(\.name)
        for (index, name) in old.enumerated() {
            #expect(moves.newSection(of: index) == new.firstIndex(of: name), "seed \(seed)")
        }
        for (index, name) in new.enumerated() {
            #expect(moves.oldSection(of: index) == old.firstIndex(of: name), "seed \(seed)")
        }
        #expect(moves.deletedSections == old.indices.filter { !new.contains(old[$0]) })
        #expect(moves.insertedSections == new.indices.filter { !old.contains(new[$0]) })
        #expect(moves.reloadedSections.map { old[$0.old] }.sorted() == model.reloadedSections.sorted())
        for (index, section) in model.before.sections.enumerated() where moves.keepsItems(ofSection: index) {
            let goal = moves.newSection(of: index)
            #expect(goal.map { model.after.sections[$0].items } == section.items, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<5) func `a wrong count is a fault`(part: Int) {
        for seed in (part * 100)..<((part + 1) * 100) {
            let model = ModelUpdate(seed: UInt64(50_000 + seed))
            let update = BatchUpdate(before: model.before.counts, changes: model.changes)
            for section in model.after.sections.indices where !model.gainsItems(section) {
                var counts = model.after.counts
                counts.items[section] += 1
                #expect(throws: fault(update, model, section)) { try update.moves(after: counts) }
            }
            var counts = model.after.counts
            counts.items.append(0)
            let error = #expect(throws: ListFault.self) { try update.moves(after: counts) }
            guard case .sectionCount(let figures)? = error else { continue }
            #expect(figures.after == counts.sectionCount)
            #expect(figures.after - 1 == figures.before + figures.inserted - figures.deleted)
        }
    }

    /// The figures of a section with one item too many.
    private func fault(_ update: BatchUpdate, _ model: ModelUpdate, _ section: Int) -> ListFault {
        let name = model.after.sections[section].name
        let old = model.before.sections.firstIndex { $0.name == name } ?? -1
        let reloads = count(update) {
            if case .reloadItem(let place) = $0 { place.section == old } else { false }
        }
        return .itemCount(
            ListFault.ItemCounts(
                section: SectionMove(from: old, to: section), before: model.before.counts[old],
                after: model.after.counts[section] + 1,
                inserted: reloads
                    + count(update) {
                        if case .insertItem(let place) = $0 { place.section == section } else { false }
                    },
                deleted: reloads
                    + count(update) {
                        if case .deleteItem(let place) = $0 { place.section == old } else { false }
                    },
                movedIn: count(update) {
                    if case .moveItem(from: _, let to) = $0 { to.section == section } else { false }
                },
                movedOut: count(update) {
                    if case .moveItem(let from, to: _) = $0 { from.section == old } else { false }
                }))
    }

    private func count(_ update: BatchUpdate, _ isCounted: (ListChange) -> Bool) -> Int {
        update.changes.count(where: isCounted)
    }

    struct Case: CustomTestStringConvertible {
        let before: ListCounts
        let changes: [ListChange]
        let after: ListCounts
        let fault: ListFault
        var testDescription: String { "\(changes)" }
    }

    @Test(arguments: [
        Case(
            before: [1], changes: [.deleteItem(.init(section: 0, item: 1))], after: [0],
            fault: .missingItem(.deleteItem(.init(section: 0, item: 1)), .before, itemCount: 1)),
        Case(
            before: [1], changes: [.reloadItem(.init(section: 2, item: 0))], after: [1],
            fault: .missingSection(.reloadItem(.init(section: 2, item: 0)), .before, sectionCount: 1)),
        Case(
            before: [1], changes: [.reconfigureItem(.init(section: 0, item: 4))], after: [1],
            fault: .missingItem(.reconfigureItem(.init(section: 0, item: 4)), .before, itemCount: 1)),
        Case(
            before: [2], changes: [.insertItem(.init(section: 0, item: 2))], after: [2],
            fault: .missingItem(.insertItem(.init(section: 0, item: 2)), .after, itemCount: 2)),
        Case(
            before: [2], changes: [.insertSection(1)], after: [2],
            fault: .missingSection(.insertSection(1), .after, sectionCount: 1)),
        Case(
            before: [2], changes: [.deleteSection(-1)], after: [2],
            fault: .missingSection(.deleteSection(-1), .before, sectionCount: 1)),
        Case(
            before: [3, 1], changes: [.moveSection(from: 0, to: 2)], after: [1, 3],
            fault: .missingSection(.moveSection(from: 0, to: 2), .after, sectionCount: 2)),
        Case(
            before: [3],
            changes: [
                .deleteItem(.init(section: 0, item: 1)),
                .moveItem(from: .init(section: 0, item: 1), to: .init(section: 0, item: 0)),
            ], after: [2],
            fault: .conflict(
                .deleteItem(.init(section: 0, item: 1)),
                .moveItem(from: .init(section: 0, item: 1), to: .init(section: 0, item: 0)))),
        Case(
            before: [3], changes: [.deleteSection(0), .reloadSection(0)], after: [],
            fault: .conflict(.deleteSection(0), .reloadSection(0))),
        Case(
            before: [1],
            changes: [.insertItem(.init(section: 0, item: 0)), .insertItem(.init(section: 0, item: 0))],
            after: [3],
            fault: .conflict(.insertItem(.init(section: 0, item: 0)), .insertItem(.init(section: 0, item: 0)))
        ),
        Case(
            before: [1, 1], changes: [.reloadSection(1)], after: [1],
            fault: .sectionCount(.init(before: 2, after: 1, inserted: 1, deleted: 1))),
        Case(
            before: [5, 1], changes: [], after: [5, 2],
            fault: .itemCount(
                .init(
                    section: .init(from: 1, to: 1), before: 1, after: 2, inserted: 0, deleted: 0, movedIn: 0,
                    movedOut: 0))),
    ])
    func `faults by name`(_ example: Case) {
        #expect(throws: example.fault) {
            try BatchUpdate(before: example.before, changes: example.changes).moves(after: example.after)
        }
    }
}
