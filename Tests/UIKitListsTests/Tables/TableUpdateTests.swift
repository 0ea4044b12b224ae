import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Inserted, deleted and moved rows and sections.
@MainActor @Suite(.inTurn) struct TableUpdateTests {
    private func app(_ sections: [[String]] = [names(30)]) -> TableApp {
        let app = TableApp(sections, height: 440) { $0.rowHeight = 44 }
        app.sim.recordsExceptions = true
        _ = app.log()
        return app
    }

    /// Changes of the data, and the calls on the table for them.
    private struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: [[String]]
        let after: [[String]]
        let tell: @MainActor @Sendable (UITableView) -> Void

        init(
            _ name: String, _ before: [[String]], _ after: [[String]],
            _ tell: @escaping @MainActor @Sendable (UITableView) -> Void
        ) {
            (testDescription, self.before, self.after, self.tell) = (name, before, after, tell)
        }
    }

    nonisolated private static let changes = [
        Change("insert", [["a", "b"]], [["a", "x", "b"]]) { $0.insertRows(at: [[0, 1]], with: .fade) },
        Change("delete", [["a", "b", "c"]], [["a", "c"]]) { $0.deleteRows(at: [[0, 1]], with: .left) },
        Change("move", [["a", "b", "c"]], [["c", "a", "b"]]) { $0.moveRow(at: [0, 2], to: [0, 0]) },
        Change("reload", [["a", "b"]], [["a", "B"]]) { $0.reloadRows(at: [[0, 1]], with: .automatic) },
        Change("reconfigure", [["a", "b"]], [["a", "B"]]) { $0.reconfigureRows(at: [[0, 1]]) },
        Change("section comes", [["a"]], [["x", "y"], ["a"]]) { $0.insertSections([0], with: .top) },
        Change("section goes", [["a"], ["b"]], [["b"]]) { $0.deleteSections([0], with: .bottom) },
        Change("section moves", [["a"], ["b"]], [["b"], ["a"]]) { $0.moveSection(1, toSection: 0) },
        Change("section reloads", [["a"], ["b"]], [["a"], ["x", "y", "z"]]) {
            $0.reloadSections([1], with: .fade)
        },
        Change("batch", [["a", "b", "c"], ["d"]], [["b", "x"], ["d", "a"], ["n"]]) { table in
            table.performBatchUpdates {
                table.insertRows(at: [[0, 1]], with: .fade)
                table.deleteRows(at: [[0, 2]], with: .fade)
                table.moveRow(at: [0, 0], to: [1, 1])
                table.insertSections([2], with: .fade)
            }
        },
        Change("nested", [["a", "b"]], [["x", "b"]]) { table in
            table.beginUpdates()
            table.beginUpdates()
            table.deleteRows(at: [[0, 0]], with: .none)
            table.endUpdates()
            table.insertRows(at: [[0, 0]], with: .none)
            table.endUpdates()
        },
    ]

    @Test(arguments: changes)
    private func `what is seen afterwards is the data`(change: Change) throws {
        let app = app(change.before)
        app.source.sections = change.after
        change.tell(app.table)
        try app.sim.settle()
        #expect(app.seen == change.after.flatMap { $0 })
        #expect(app.table.visibleCells.map { $0.textLabel?.text } == change.after.flatMap { $0 })
        #expect(app.sim.diagnostics.isEmpty)
        let cells = app.table.visibleCells
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
        #expect(app.table.contentSize.height == CGFloat(cells.count) * 44)
    }

    @Test func `an insertion asks for counts and for the new cell, which fades in`() throws {
        let app = app([["a", "b"]])
        app.source.sections = [["a", "x", "b"]]
        app.table.insertRows(at: [[0, 1]], with: .fade)
        #expect(app.log() == ["sections", "rows 0", "cell 0.1", "will 0.1"])
        let cell = try #require(app.table.cellForRow(at: [0, 1]))
        app.sim.advance(by: 0.15)
        let half = try #require(cell.layer.presentation())
        #expect(half.opacity > 0.2 && half.opacity < 0.8)
        let moved = try #require(app.table.cellForRow(at: [0, 2])?.layer.presentation())
        #expect(moved.position.y > 66 && moved.position.y < 110)
        try app.sim.settle()
        #expect(cell.layer.presentation()?.opacity == 1)
    }

    @Test func `a deleted cell is taken back when it has gone`() throws {
        let app = app([["a", "b", "c"]])
        app.source.sections = [["a", "c"]]
        app.table.deleteRows(at: [[0, 1]], with: .fade)
        #expect(app.log() == ["sections", "rows 0"])
        try app.sim.settle()
        #expect(app.log() == ["end 0.1"])
    }

    @Test func `a deletion brings rows in from below`() throws {
        let app = app()
        app.source.sections[0].removeSubrange(0..<3)
        app.table.deleteRows(at: [[0, 0], [0, 1], [0, 2]], with: .automatic)
        try app.sim.settle()
        #expect(app.seen == (3..<13).map { "row \($0)" })
        #expect(app.log().of("cell") == ["cell 0.7", "cell 0.8", "cell 0.9"])
    }

    @Test func `selection follows the rows`() throws {
        let app = app()
        app.table.allowsMultipleSelection = true
        for row in [1, 4, 6] {
            app.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        app.source.sections[0].remove(at: 4)
        app.source.sections[0].insert("new", at: 0)
        app.table.performBatchUpdates {
            app.table.deleteRows(at: [[0, 4]], with: .none)
            app.table.insertRows(at: [[0, 0]], with: .none)
        }
        try app.sim.settle()
        #expect(app.table.indexPathsForSelectedRows == [[0, 2], [0, 6]])
        #expect(app.table.visibleCells.enumerated().filter { $1.isSelected }.map(\.offset) == [2, 6])
    }

    @Test func `the completion is called at the end of the animation`() throws {
        let app = app([["a"]])
        var ends: [Bool] = []
        app.source.sections = [["a", "b"]]
        app.table.performBatchUpdates {
            app.table.insertRows(at: [[0, 1]], with: .fade)
            #expect(app.table.hasUncommittedUpdates)
        } completion: {
            ends.append($0)
        }
        #expect(ends.isEmpty && !app.table.hasUncommittedUpdates)
        app.sim.advance(by: 0.2)
        #expect(ends.isEmpty)
        try app.sim.settle()
        #expect(ends == [true])
    }

    @Test func `a table off screen takes changes in without a look`() throws {
        let app = app([["a", "b"]])
        app.table.removeFromSuperview()
        app.source.sections = [["x", "a", "b"]]
        app.table.insertRows(at: [[0, 0]], with: .fade)
        app.page.view.addSubview(app.table)
        try app.sim.settle()
        #expect(app.seen == ["x", "a", "b"])
    }

    @Test func `reconfiguring keeps the cell, and asks nothing of rows off screen`() throws {
        let app = app()
        let cell = try #require(app.table.cellForRow(at: [0, 2]) as? LoggedCell)
        app.source.sections[0][2] = "new"
        app.table.reconfigureRows(at: [[0, 2], [0, 25]])
        #expect(app.log().of("cell") == ["cell 0.2"])
        #expect(app.table.cellForRow(at: [0, 2]) === cell && cell.reuses == 0)
        #expect(cell.textLabel?.text == "new")
    }

    // MARK: Misuse

    nonisolated private static let misuses: [(Change, String)] = [
        (
            Change("rows that do not add up", [["a", "b", "c"]], [["a", "b", "c"]]) {
                $0.deleteRows(at: [[0, 1]], with: .none)
            },
            "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        ),
        (
            Change("sections that do not add up", [["a"]], [["a"], ["b"]]) { $0.performBatchUpdates(nil) },
            "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (2) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        ),
        (
            Change("a deletion beyond the end", [["a"]], [["a"]]) {
                $0.deleteRows(at: [[0, 1]], with: .none)
            }, "attempt to delete row 1 from section 0 which only contains 1 rows before the update"
        ),
        (
            Change("an insertion beyond the end", [["a"]], [["a", "b"]]) {
                $0.insertRows(at: [[0, 2]], with: .none)
            },
            "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after the update"
        ),
        (
            Change("a move into a new section", [["a", "b"]], [["a"], ["b"]]) { table in
                table.performBatchUpdates {
                    table.insertSections([1], with: .none)
                    table.moveRow(at: [0, 1], to: [1, 0])
                }
            }, "cannot move a row into a newly inserted section (1)"
        ),
    ]

    @Test(arguments: misuses)
    private func `an update that does not fit is refused in UIKit's words`(misuse: (Change, String)) {
        let (change, words) = misuse
        let app = TableApp(change.before, system: .iOS(15)) { $0.rowHeight = 44 }
        app.sim.recordsExceptions = true
        let seen = app.seen
        app.source.sections = change.after
        change.tell(app.table)
        #expect(app.sim.diagnostics.map(\.message) == [words] && app.seen == seen)
    }

    @Test func `later releases list the changes`() {
        let app = app([["a", "b", "c"]])
        app.source.sections = [[]]
        app.table.deleteRows(at: [[0, 1], [0, 0]], with: .none)
        let words = app.sim.diagnostics.first?.message ?? ""
        #expect(words.hasPrefix("Invalid batch updates detected"))
        #expect(words.contains("\nData source before updates = { 1 section with row counts: [3] }\n"))
        #expect(words.contains("\nUpdates = [\n\tDelete row (0 - 1),\n\tDelete row (0 - 0)\n]\n"))
    }

    @Test func `scrolling to a row that is not there is refused`() {
        let app = app([["a"]])
        app.table.scrollToRow(at: [0, 1], at: .top, animated: false)
        #expect(
            app.sim.diagnostics.first?.message.hasPrefix(
                "Attempted to scroll the table view to an out-of-bounds row (1) when there are only 1 rows in section 0."
            ) == true)
    }

    @Test func `the rows of a table that is updated are reached`() {
        let app = TableApp([["a", "b"]], height: 400) { $0.rowHeight = 44 }
        app.source.sections[0].insert("new", at: 0)
        app.table.insertRows(at: [[0, 0]], with: .top)
        app.sim.tap(at: CGPoint(x: 100, y: 110))
        #expect(app.table.indexPathForSelectedRow == [0, 2])
    }
}
