import SeededNumbers
import UIKit

/// A batch update: the changes from one model to another, as they are passed to a list.
struct ListEdit {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    /// The section's indexes before and after the update.
    var movedSection: (from: Int, to: Int)?
    /// Index paths before the update.
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    /// Index paths after the update.
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    /// Whether the insertions are in an update of their own, nested in the other one.
    var isNested = false
}

extension ListEdit {
    /// Changes a model at random, and returns the changes.
    static func random(of model: inout ListModel, using numbers: inout SeededNumbers) -> ListEdit {
        var edit = ListEdit()
        let before = model
        if Int.random(in: 0..<6, using: &numbers) == 0, model.sections.count > 1 {
            edit.moveSection(in: &model, using: &numbers)
            return edit
        }
        let moving = edit.takeOut(of: &model, using: &numbers)
        edit.putIn(moving, to: &model, using: &numbers)
        edit.findPlaces(of: moving, before: before, after: model)
        edit.isNested = Bool.random(using: &numbers)
        return edit
    }

    private mutating func moveSection(in model: inout ListModel, using numbers: inout SeededNumbers) {
        let from = Int.random(in: model.sections.indices, using: &numbers)
        let section = model.sections.remove(at: from)
        let to = Int.random(in: 0...model.sections.count, using: &numbers)
        model.sections.insert(section, at: to)
        movedSection = (from, to)
    }

    /// Deletes sections and rows, changes the content of rows, and removes those that are inserted elsewhere.
    private mutating func takeOut(
        of model: inout ListModel, using numbers: inout SeededNumbers
    ) -> [ListModel.Row] {
        var moving: [ListModel.Row] = []
        for section in model.sections.indices {
            if Int.random(in: 0..<8, using: &numbers) == 0 {
                deletedSections.insert(section)
                continue
            }
            var kept: [ListModel.Row] = []
            for (index, row) in model.sections[section].rows.enumerated() {
                let path = IndexPath(item: index, section: section)
                switch Int.random(in: 0..<12, using: &numbers) {
                case 0: deleted.append(path)
                case 1:
                    reloaded.append(path)
                    kept.append(ListModel.Row(id: row.id, version: row.version + 1))
                case 2: moving.append(row)
                default: kept.append(row)
                }
            }
            model.sections[section].rows = kept
        }
        for section in deletedSections.reversed() { model.sections.remove(at: section) }
        return moving
    }

    private func putIn(
        _ moving: [ListModel.Row], to model: inout ListModel, using numbers: inout SeededNumbers
    ) {
        let kept = model.sections.map(\.id)
        for _ in 0..<Int.random(in: 0...2, using: &numbers) {
            let place = Int.random(in: 0...model.sections.count, using: &numbers)
            let count = Int.random(in: 0...4, using: &numbers)
            model.sections.insert(model.makeSection(rows: count), at: place)
        }
        // Rows are inserted into existing sections: a new section contains its own rows.
        let places = model.sections.indices.filter { kept.contains(model.sections[$0].id) }
        guard !places.isEmpty else { return }
        let new = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in model.makeRow() }
        for row in moving + new {
            let section = places.randomElement(using: &numbers)!
            let place = Int.random(in: 0...model.sections[section].rows.count, using: &numbers)
            model.sections[section].rows.insert(row, at: place)
        }
    }

    private mutating func findPlaces(of moving: [ListModel.Row], before: ListModel, after: ListModel) {
        let known = Set(before.sections.map(\.id))
        insertedSections = IndexSet(after.sections.indices.filter { !known.contains(after.sections[$0].id) })
        let oldPaths = Dictionary(uniqueKeysWithValues: before.paths.map { (before[$0]!.id, $0) })
        let moved = Set(moving.map(\.id))
        for path in after.paths where !insertedSections.contains(path.section) {
            let row = after[path]!
            guard let old = oldPaths[row.id] else {
                inserted.append(path)
                continue
            }
            if moved.contains(row.id) { self.moved.append((old, path)) }
        }
        // A row without a destination section is deleted.
        let present = Set(self.moved.map(\.from))
        deleted += moving.compactMap { oldPaths[$0.id] }.filter { !present.contains($0) }
    }
}
