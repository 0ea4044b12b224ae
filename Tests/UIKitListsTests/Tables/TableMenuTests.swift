import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The context menus of rows.
@MainActor @Suite(.inTurn) struct TableMenuTests {
    private final class MenuDelegate: NSObject, UITableViewDelegate {
        private(set) var heard: [String] = []

        private func note(_ text: String) { heard.append(text) }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("selected") }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            note("menu of \(indexPath.row)")
            guard indexPath.row != 2 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self.note("copied") }])
            }
        }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("display") }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("end") }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { note("preview was tapped") }
    }

    private let delegate = MenuDelegate()

    private func app() -> TableApp {
        let app = TableApp([["a", "b", "c", "d"]])
        app.table.delegate = delegate
        app.sim.turn()
        return app
    }

    @Test func `a finger that is held opens the row's menu, and selects nothing`() throws {
        let app = app()
        let place = CGPoint(x: 100, y: app.table.rectForRow(at: [0, 1]).midY)
        app.sim.longPress(at: place, for: 0.6)
        app.sim.advance(by: 1)
        app.sim.tap("Copy")
        try app.sim.settle()
        #expect(delegate.heard == ["menu of 1", "display", "end", "copied"])
        #expect(app.table.indexPathForSelectedRow == nil)
    }

    @Test func `the delegate is notified of a tap on the lifted row`() throws {
        let app = app()
        let place = CGPoint(x: 100, y: app.table.rectForRow(at: [0, 1]).midY)
        app.sim.longPress(at: place, for: 0.6)
        app.sim.advance(by: 1)
        app.sim.tap(at: place)
        try app.sim.settle()
        #expect(delegate.heard == ["menu of 1", "display", "preview was tapped", "end"])
    }

    @Test func `a row without a menu is selected, and beside the rows nothing is asked`() throws {
        let app = app()
        app.sim.longPress(at: CGPoint(x: 100, y: app.table.rectForRow(at: [0, 2]).midY), for: 0.6)
        app.sim.longPress(at: CGPoint(x: 100, y: 500), for: 0.6)
        try app.sim.settle()
        #expect(delegate.heard == ["menu of 2", "selected"])
        #expect(app.sim.place(of: "Copy") == nil)
    }
}
