import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// A table view's data source calls when it is loaded, reloaded and scrolled.
@MainActor @Suite(.inTurn) struct TableLoadingTests {
    @Test func `a table asks for sections, rows, and the visible cells`() {
        let app = TableApp([names(100)], height: 440) { $0.rowHeight = 44 }
        let cells = (0..<10).flatMap { ["cell 0.\($0)", "will 0.\($0)"] }
        #expect(app.log() == ["sections", "rows 0"] + cells)
        #expect(app.seen == names(10))
        #expect(app.table.contentSize == CGSize(width: 375, height: 4400))
    }

    @Test func `without sections or a data source there is nothing`() {
        let app = TableApp([])
        #expect(app.log() == ["sections"] && app.seen.isEmpty)
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        #expect(table.visibleCells.isEmpty && table.rect(forSection: 0).height == 0)
        #expect(table.indexPathForRow(at: .zero) == nil && table.rectForRow(at: [0, 0]) == .zero)
    }

    @Test func `another data source is asked in the next layout`() {
        let app = TableApp([names(3)], height: 440) { $0.rowHeight = 44 }
        let other = LoggedSource()
        other.sections = [["a"], ["b"]]
        app.table.dataSource = other
        #expect(app.table.numberOfSections == 1 && app.table.numberOfRows(inSection: 0) == 3)
        app.sim.turn()
        #expect(app.table.numberOfSections == 2 && app.seen == ["a", "b"])
        app.table.dataSource = app.source
        app.table.reloadData()
        #expect(app.table.numberOfRows(inSection: 0) == 3)
    }

    @Test func `a row has one cell, and the data source dequeues no second one for it`() {
        final class Greedy: LoggedSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                let other = IndexPath(row: 1 - indexPath.row, section: 0)
                _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: other)
                _ = tableView.dequeueReusableCell(withIdentifier: "cell")
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
        }
        let app = TableApp([names(2)], height: 440, source: Greedy()) { $0.rowHeight = 44 }
        #expect(app.sim.diagnostics.isEmpty && app.seen == names(2))
    }

    @Test func `scrolling takes cells back before they are used again`() {
        let app = TableApp([names(100)], height: 440) { $0.rowHeight = 44 }
        _ = app.log()
        app.scroll(to: 10)
        #expect(app.log() == ["cell 0.10", "will 0.10"])
        app.scroll(to: 50)
        #expect(app.log() == ["end 0.0", "cell 0.11", "will 0.11"])
        app.scroll(to: 880)
        #expect(app.seen == (20..<30).map { "row \($0)" })
        app.scroll(to: 840)
        #expect(app.log().suffix(2) == ["cell 0.19", "will 0.19"])
    }

    @Test func `cells are used again, prepared before they are handed out`() {
        LoggedCell.count = 0
        let app = TableApp([names(1000)], height: 440) { $0.rowHeight = 44 }
        for step in 1...100 { app.scroll(to: CGFloat(step) * 97) }
        #expect(LoggedCell.count <= 12)
        #expect(app.seen == (220..<231).map { "row \($0)" }.filter { app.seen.contains($0) })
        #expect(app.table.visibleCells.compactMap { $0 as? LoggedCell }.allSatisfy { $0.reuses > 0 })
    }

    @Test func `reloading asks for numbers at once, and for cells in the next layout`() {
        let app = TableApp([names(3)], height: 440) { $0.rowHeight = 44 }
        _ = app.log()
        app.source.sections = [["a"], ["b", "c"]]
        app.table.reloadData()
        #expect(app.log() == ["sections", "rows 0", "rows 1"])
        #expect(app.table.numberOfSections == 2)
        app.sim.turn()
        let log = app.log()
        #expect(log.of("end") == ["end 0.0", "end 0.1", "end 0.2"])
        #expect(log.of("cell") == ["cell 0.0", "cell 1.0", "cell 1.1"])
        #expect(app.seen == ["a", "b", "c"])
    }

    @Test func `a hundred thousand rows are not asked one by one`() {
        let app = TableApp([names(100_000)], height: 440) { $0.rowHeight = 44 }
        #expect(app.log().count == 22)
        app.table.scrollToRow(at: [0, 99_999], at: .bottom, animated: false)
        app.sim.turn()
        #expect(app.seen.last == "row 99999" && app.seen.count == 10)
    }

    /// A table view whose delegate provides heights.
    private final class Heights: LoggedSource {
        var height: (IndexPath) -> CGFloat = { CGFloat(40 + $0.row) }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            note("height \(indexPath.section).\(indexPath.row)")
            return height(indexPath)
        }
    }

    @Test func `without estimates every height is asked for before any cell`() {
        let app = TableApp([names(50)], height: 200, source: Heights()) { $0.estimatedRowHeight = 0 }
        let log = app.log()
        #expect(log.dropFirst(2).prefix(50) == (0..<50).map { "height 0.\($0)" }[...])
        // Evidence: list-table-02.
        #expect(log.dropFirst(52).prefix(3) == ["cell 0.0", "height 0.0", "will 0.0"])
        let heights = (40..<90).map { CGFloat($0) }
        #expect(app.table.contentSize.height == heights.reduce(0, +))
        #expect(app.table.rectForRow(at: [0, 3]) == CGRect(x: 0, y: 123, width: 375, height: 43))
        #expect(app.table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == [0, 3])
    }

    @Test func `with estimates only the visible rows are asked`() {
        let app = TableApp([names(50)], height: 200, source: Heights())
        let log = app.log()
        #expect(Set(log.of("height")) == Set((0..<5).map { "height 0.\($0)" }))
        // Evidence: gt2-table-03.
        let first = ["cell 0.0", "height 0.0", "height 0.0", "height 0.0", "will 0.0"]
        #expect(log.dropFirst(2).prefix(5) == first[...])
        #expect(app.table.rectForRow(at: [0, 2]).height == 42)
    }

    @Test(arguments: [(System.iOS(12), 3), (.iOS(13), 1), (.iOS(18), 1)])
    func `before iOS 13 a table asks three times before it is shown`(system: System, rounds: Int) {
        let app = TableApp([names(3)], height: 440, system: system)
        #expect(app.log().of("rows").count == rounds)
    }

    @Test func `a reload gives each row the cell that it had`() {
        let app = TableApp([names(30)], height: 440)
        let old = app.table.visibleCells
        app.table.reloadData()
        app.sim.turn()
        #expect(zip(old, app.table.visibleCells).allSatisfy { $0 === $1 } && old.count > 9)
    }

    @Test func `fewer rows bring the offset back into the content`() {
        let app = TableApp([names(100)], height: 440) { $0.rowHeight = 44 }
        app.scroll(to: 3960)
        app.source.sections = [names(20)]
        app.table.reloadData()
        app.sim.turn()
        #expect(app.table.contentOffset.y == 440 && app.seen == (10..<20).map { "row \($0)" })
    }

    @Test func `a finger has the next cell made ahead since iOS 15`() throws {
        for (system, isAhead) in [(System.iOS(14), false), (.iOS(18), true)] {
            let app = TableApp([names(100)], height: 440, system: system) { $0.rowHeight = 44 }
            _ = app.log()
            app.sim.pan(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
            try app.sim.settle()
            let log = app.log()
            #expect(
                (Set(log.of("cell").map { $0.dropFirst(5) }) != Set(log.of("will").map { $0.dropFirst(5) }))
                    == isAhead)
        }
    }

    @Test func `a change of the width measures again`() {
        let app = TableApp([names(10)], height: 440, source: Heights())
        app.source.log = []
        (app.source as? Heights)?.height = { _ in 60 }
        app.table.frame.size.width = 300
        app.sim.turn()
        #expect(app.table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 60, width: 300, height: 60))
        #expect(app.table.visibleCells.allSatisfy { $0.frame.width == 300 })
    }
}
