import SeededNumbers
import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Random updates, scrolling, selection and reloads: the screen always matches the data, with each row once.
@MainActor @Suite(.inTurn) struct TableModelTests {
    /// Rows whose names determine their heights.
    private final class Heights: LoggedSource {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            Heights.height(of: sections[indexPath.section][indexPath.row])
        }

        static func height(of name: String) -> CGFloat {
            CGFloat(30 + name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 61 })
        }
    }

    /// A table view, its data, and operations on both.
    @MainActor private final class Model {
        let app: TableApp
        var numbers: SeededNumbers
        private var nextName = 0

        init(seed: UInt64, style: UITableView.Style, estimates: Bool) {
            numbers = SeededNumbers(seed: seed)
            app = TableApp(
                [names(12, "a"), names(3, "b"), names(20, "c")], style: style, height: 400, source: Heights()
            ) {
                if !estimates { $0.estimatedRowHeight = 0 }
                $0.allowsMultipleSelection = true
            }
            app.sim.recordsExceptions = true
        }

        private func any(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }

        private func name() -> String {
            nextName += 1
            return "new \(nextName)"
        }

        func step() throws {
            switch any(0..<10) {
            case 0..<4: updateRows()
            case 4: updateSections()
            case 5: app.table.reloadData()
            case 6, 7: scroll()
            case 8: app.sim.advance(by: 0.1)
            default: select()
            }
            if any(0..<2) == 0 { app.sim.turn() } else { try app.sim.settle() }
        }

        private func scroll() {
            let end = max(0, app.table.contentSize.height - 400)
            app.table.contentOffset.y = CGFloat(any(0..<1000)) / 1000 * end
        }

        private func select() {
            guard let path = app.table.indexPathsForVisibleRows?.randomElement(using: &numbers) else {
                return
            }
            app.table.selectRow(at: path, animated: false, scrollPosition: .none)
        }

        /// Deletes some rows, moves some within their section, and inserts some, in one batch update.
        private func updateRows() {
            let old = app.source.sections
            var after = old
            var changes: [(UITableView) -> Void] = []
            for section in old.indices {
                let leaving = old[section].indices.filter { _ in any(0..<5) == 0 }
                let moving = leaving.filter { _ in any(0..<3) == 0 }
                var rows = old[section].enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
                let coming = any(0..<4) + moving.count
                var left = moving
                var place = 0
                for number in 0..<coming {
                    place = min(rows.count, place + any(0..<6))
                    let goal = IndexPath(row: place, section: section)
                    if number >= coming - left.count {
                        let origin = left.removeFirst()
                        rows.insert(old[section][origin], at: place)
                        changes.append { $0.moveRow(at: IndexPath(row: origin, section: section), to: goal) }
                    } else {
                        rows.insert(name(), at: place)
                        changes.append { $0.insertRows(at: [goal], with: .automatic) }
                    }
                    place += 1
                }
                let gone = leaving.filter { !moving.contains($0) }
                changes.append { table in
                    table.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .fade)
                }
                after[section] = rows
            }
            app.source.sections = after
            changes.shuffle(using: &numbers)
            let table = app.table
            table.performBatchUpdates { for change in changes { change(table) } }
        }

        private func updateSections() {
            let count = app.source.sections.count
            if count > 1, any(0..<2) == 0 {
                let section = any(0..<count)
                app.source.sections.remove(at: section)
                app.table.deleteSections([section], with: .fade)
            } else {
                let section = any(0..<count + 1)
                app.source.sections.insert((0..<any(0..<8)).map { _ in name() }, at: section)
                app.table.insertSections([section], with: .top)
            }
        }

        /// The difference between the screen and the data; `nil` if there is none.
        func fault() throws -> String? {
            try app.sim.settle()
            if let said = app.sim.diagnostics.first { return said.message }
            let table = app.table
            var wanted: [String] = []
            for (section, rows) in app.source.sections.enumerated() {
                for (row, name) in rows.enumerated() {
                    let path = IndexPath(row: row, section: section)
                    let frame = table.rectForRow(at: path)
                    guard frame.maxY > table.bounds.minY, frame.minY < table.bounds.maxY else { continue }
                    wanted.append(name)
                    guard let cell = table.cellForRow(at: path) else { return "no cell for \(name)" }
                    if cell.frame != frame { return "\(name) is at \(cell.frame), not \(frame)" }
                    if cell.frame.height != Heights.height(of: name) {
                        return "\(name): \(cell.frame.height)"
                    }
                    let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
                    if cell.isSelected != isSelected { return "\(name) is selected: \(cell.isSelected)" }
                }
            }
            return wanted == app.seen ? nil : "visible are \(app.seen), not \(wanted)"
        }
    }

    @Test(arguments: 0..<24)
    func `after every update the visible rows are the data`(seed: Int) throws {
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let model = Model(
            seed: UInt64(seed) &* 977 &+ 13, style: styles[seed % 3], estimates: seed % 2 == 0)
        for step in 0..<60 {
            try model.step()
            let fault = try model.fault()
            #expect(fault == nil, "seed \(seed), step \(step)")
            if fault != nil { return }
        }
    }
}
