import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Rows that the user deletes, inserts and moves.
@MainActor @Suite(.inTurn) struct TableEditingTests {
    private final class Edited: LoggedSource {
        var style = UITableViewCell.EditingStyle.delete

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 3
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            true
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            note("commit \(editingStyle.rawValue) \(indexPath.row)")
            guard editingStyle == .delete else { return }
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            note("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
        }
    }

    private func app(_ source: Edited = Edited(), _ count: Int = 6) throws -> TableApp {
        let app = TableApp([names(count)], height: 440, source: source) { $0.rowHeight = 44 }
        app.table.setEditing(true, animated: true)
        try app.sim.settle()
        _ = app.log()
        return app
    }

    @Test func `controls make room for themselves`() throws {
        let app = try app()
        let cells = app.table.visibleCells
        #expect(cells[0].contentView.frame.minX == 38 && cells[0].editingStyle == .delete)
        #expect(cells[3].contentView.frame.minX == 0 && cells[3].editingStyle == .none)
        #expect(cells.allSatisfy { $0.isEditing })
        app.table.setEditing(false, animated: true)
        try app.sim.settle()
        #expect(cells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }

    @Test func `a minus sign asks before it deletes`() throws {
        let app = try app()
        app.sim.tap(at: CGPoint(x: 25, y: 66))
        try app.sim.settle()
        #expect(app.table.cellForRow(at: [0, 1])?.showingDeleteConfirmation == true && app.log().isEmpty)
        app.sim.tap("Delete")
        try app.sim.settle()
        #expect(app.log().of("commit") == ["commit 1 1"])
        #expect(app.seen == ["row 0", "row 2", "row 3", "row 4", "row 5"])
    }

    @Test func `a plus sign inserts at once`() throws {
        let source = Edited()
        source.style = .insert
        let app = try app(source)
        app.sim.tap(at: CGPoint(x: 25, y: 22))
        #expect(app.log() == ["commit 2 0"])
    }

    /// The finger's path, and the visible rows after it.
    @Test(arguments: [
        (0, 2, ["row 1", "row 2", "row 0", "row 3"]), (3, 0, ["row 3", "row 0", "row 1", "row 2"]),
        (1, 1, ["row 0", "row 1", "row 2", "row 3"]),
    ])
    func `a row goes where the finger carries it`(from: Int, to: Int, seen: [String]) throws {
        let app = try app(Edited(), 4)
        app.sim.touchDown(at: CGPoint(x: 355, y: CGFloat(from) * 44 + 22))
        app.sim.advance(by: 0.2)
        app.sim.touchMove(to: CGPoint(x: 355, y: CGFloat(to) * 44 + 22), over: 0.4)
        app.sim.advance(by: 0.3)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.seen == seen && app.source.sections == [seen])
        #expect(app.log().of("move") == (from == to ? [] : ["move \(from) \(to)"]))
        #expect(app.table.contentOffset == .zero)
    }

    @Test func `rows are chosen by marks where several may be`() throws {
        let app = TableApp([names(4)], height: 440) {
            $0.rowHeight = 44
            $0.allowsMultipleSelectionDuringEditing = true
        }
        app.table.setEditing(true, animated: false)
        app.sim.turn()
        for row in [2, 0] { app.sim.tap(at: CGPoint(x: 20, y: CGFloat(row) * 44 + 22)) }
        #expect(app.table.indexPathsForSelectedRows == [[0, 2], [0, 0]])
        #expect(app.table.visibleCells.allSatisfy { $0.editingStyle == .none })
    }

    // MARK: Swipes

    private final class Swiped: LoggedSource {
        var actions: [String: UIContextualAction.Style] = [:]

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 2
        }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            note("begin \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            note("finish \(indexPath?.row ?? -1)")
        }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            note("commit \(indexPath.row)")
            sections[0].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    private func swipe(_ app: TableApp, row: Int, from start: CGFloat = 300, to end: CGFloat) throws {
        let y = CGFloat(row) * 44 + 22
        app.sim.touchDown(at: CGPoint(x: start, y: y))
        app.sim.touchMove(to: CGPoint(x: end, y: y), over: 0.3)
        app.sim.advance(by: 0.2)
        app.sim.touchUp()
        try app.sim.settle()
    }

    /// Evidence: list-table-21.
    @Test func `a swipe opens the button that deletes`() throws {
        let app = TableApp([names(4)], height: 440, source: Swiped()) { $0.rowHeight = 44 }
        _ = app.log()
        try swipe(app, row: 1, to: 180)
        #expect(app.log() == ["begin 1"])
        #expect(app.table.cellForRow(at: [0, 1])?.showingDeleteConfirmation == true)
        #expect(app.sim.tap("Delete"))
        try app.sim.settle()
        let told = app.log().filter { ["commit 1", "finish 1"].contains($0) }
        #expect(told.first == "commit 1" && app.seen == ["row 0", "row 2", "row 3"])
    }

    @Test func `a row that cannot be edited is not swiped`() throws {
        let app = TableApp([names(4)], height: 440, source: Swiped()) { $0.rowHeight = 44 }
        _ = app.log()
        try swipe(app, row: 2, to: 180)
        #expect(app.log().isEmpty && app.table.cellForRow(at: [0, 2])?.bounds.minX == 0)
    }

    @Test func `a tap outside an open row closes it, and selects nothing`() throws {
        let app = TableApp([names(4)], height: 440, source: Swiped()) { $0.rowHeight = 44 }
        try swipe(app, row: 1, to: 180)
        _ = app.log()
        app.sim.tap(at: CGPoint(x: 100, y: 150))
        try app.sim.settle()
        #expect(app.log() == ["finish 1"] && app.table.indexPathForSelectedRow == nil)
    }
}
