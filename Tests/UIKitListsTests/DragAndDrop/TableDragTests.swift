import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Rows that are dragged and dropped.
@MainActor @Suite(.inTurn) struct TableDragTests {
    @MainActor
    private final class Delegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
        let source: LoggedSource
        var heard: [String] = []
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var operation = UIDropOperation.move
        var perform: ((any UITableViewDropCoordinator) -> Void)?
        var destination: IndexPath?

        init(_ source: LoggedSource) { self.source = source }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            heard.append("items of \(indexPath.row)")
            let text = source.sections[indexPath.section][indexPath.row]
            return [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))]
        }

        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            heard.append("drag begins")
        }

        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            heard.append("drag ends")
        }

        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
            heard.append("can handle")
            return true
        }

        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            heard.append("enter")
        }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            destination = destinationIndexPath
            return UITableViewDropProposal(operation: operation, intent: intent)
        }

        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            heard.append("exit")
        }

        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            heard.append("drop ends")
        }

        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            let item = coordinator.items[0]
            let source = item.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere"
            let goal = coordinator.destinationIndexPath.map { "\($0.row)" } ?? "none"
            heard.append("perform from \(source) to \(goal)")
            perform?(coordinator)
        }
    }

    private func app(_ rows: [String] = ["a", "b", "c", "d", "e"]) -> (TableApp, Delegate) {
        let app = TableApp([rows])
        let delegate = Delegate(app.source)
        app.table.dragDelegate = delegate
        app.table.dropDelegate = delegate
        app.sim.turn()
        return (app, delegate)
    }

    private func middle(_ app: TableApp, _ row: Int) -> CGPoint {
        CGPoint(x: 100, y: app.table.rectForRow(at: [0, row]).midY)
    }

    private func lift(_ app: TableApp, _ row: Int) {
        app.sim.touchDown(at: middle(app, row))
        app.sim.advance(by: 1)
    }

    @Test func `a row is dragged to another place of its table`() throws {
        let (app, delegate) = app()
        delegate.perform = { coordinator in
            guard let source = coordinator.items[0].sourceIndexPath,
                let goal = coordinator.destinationIndexPath
            else { return }
            app.table.performBatchUpdates {
                let row = app.source.sections[0].remove(at: source.row)
                app.source.sections[0].insert(row, at: goal.row)
                app.table.moveRow(at: source, to: goal)
            }
            coordinator.drop(coordinator.items[0].dragItem, toRowAt: goal)
        }
        lift(app, 0)
        app.sim.touchMove(to: middle(app, 3), over: 0.5)
        app.sim.advance(by: 0.3)
        #expect(app.table.hasActiveDrag && app.table.hasActiveDrop)
        #expect(app.table.cellForRow(at: [0, 1])?.frame.minY == 0)
        #expect(app.table.cellForRow(at: [0, 4])?.frame.minY == app.table.rectForRow(at: [0, 4]).minY)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(
            delegate.heard == [
                "items of 0", "drag begins", "can handle", "enter", "perform from 0 to 3", "drop ends",
                "drag ends",
            ])
        #expect(app.source.sections == [["b", "c", "d", "a", "e"]] && app.seen == ["b", "c", "d", "a", "e"])
        #expect(!app.table.hasActiveDrag && !app.table.hasActiveDrop)
    }

    @Test func `a data source that moves rows moves those that are dragged`() throws {
        let (app, delegate) = app()
        let movable = MovingSource()
        movable.sections = [["a", "b", "c"]]
        app.table.dataSource = movable
        app.sim.turn()
        lift(app, 2)
        app.sim.touchMove(to: middle(app, 0), over: 0.5)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(movable.sections == [["c", "a", "b"]] && app.seen == ["c", "a", "b"])
        #expect(!delegate.heard.contains { $0.hasPrefix("perform") })
        #expect(delegate.heard.suffix(2) == ["drop ends", "drag ends"])
    }

    @Test func `an item from another view opens a gap and is inserted`() throws {
        let (app, delegate) = app(["a", "b", "c"])
        let card = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 60))
        card.backgroundColor = .red
        let journal = DragJournal()
        app.page.view.addSubview(card)
        card.addInteraction(UIDragInteraction(delegate: journal))
        delegate.operation = .copy
        delegate.perform = { coordinator in
            let goal = coordinator.destinationIndexPath ?? [0, 0]
            app.source.sections[0].insert("new", at: goal.row)
            app.table.insertRows(at: [goal], with: .automatic)
            coordinator.drop(coordinator.items[0].dragItem, toRowAt: goal)
        }
        app.sim.touchDown(at: CGPoint(x: 50, y: 530))
        app.sim.advance(by: 1)
        app.sim.touchMove(to: middle(app, 1), over: 0.5)
        app.sim.advance(by: 0.3)
        let height = app.table.rectForRow(at: [0, 1]).height
        #expect(app.table.cellForRow(at: [0, 1])?.frame.minY == height * 2)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(delegate.heard == ["can handle", "enter", "perform from elsewhere to 1", "drop ends"])
        #expect(app.seen == ["a", "new", "b", "c"])
    }

    @Test func `a drop that changes nothing leaves the table as it was`() throws {
        let (app, delegate) = app()
        lift(app, 1)
        app.sim.touchMove(to: middle(app, 3), over: 0.5)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(delegate.heard.contains("perform from 1 to 3"))
        for row in 0..<5 {
            #expect(app.table.cellForRow(at: [0, row])?.frame == app.table.rectForRow(at: [0, row]))
            #expect(app.table.cellForRow(at: [0, row])?.isShownElsewhere == false)
        }
    }

    @Test func `a placeholder waits for its data`() throws {
        let (app, delegate) = app(["a", "b"])
        var context: (any UITableViewDropPlaceholderContext)?
        let card = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 60))
        let journal = DragJournal()
        app.page.view.addSubview(card)
        card.addInteraction(UIDragInteraction(delegate: journal))
        delegate.operation = .copy
        delegate.perform = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: [0, 1], reuseIdentifier: "cell", rowHeight: 70)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "..." }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        app.sim.touchDown(at: CGPoint(x: 50, y: 530))
        app.sim.advance(by: 1)
        app.sim.touchMove(to: middle(app, 1), over: 0.5)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.seen == ["a", "...", "b"] && app.table.hasUncommittedUpdates)
        #expect(app.table.rectForRow(at: [0, 1]).height == 70)
        app.source.sections[0].insert("first", at: 0)
        app.table.insertRows(at: [[0, 0]], with: .none)
        try app.sim.settle()
        #expect(app.seen == ["first", "a", "...", "b"])
        let isCommitted = context?.commitInsertion { path in
            #expect(path == [0, 2])
            app.source.sections[0].insert("new", at: path.row)
        }
        try app.sim.settle()
        #expect(isCommitted == true && app.seen == ["first", "a", "new", "b"])
        #expect(!app.table.hasUncommittedUpdates && context?.deletePlaceholder() == false)
    }

    @Test func `a drop into a row highlights it`() throws {
        let (app, delegate) = app()
        delegate.intent = .insertIntoDestinationIndexPath
        lift(app, 0)
        app.sim.touchMove(to: middle(app, 2), over: 0.5)
        #expect(app.table.cellForRow(at: [0, 2])?.configurationState.cellDropState == .targeted)
        #expect(app.table.cellForRow(at: [0, 1])?.frame == app.table.rectForRow(at: [0, 1]))
        app.sim.touchMove(to: CGPoint(x: 100, y: 640), over: 0.5)
        #expect(
            app.table.cellForRow(at: [0, 2])?.configurationState.cellDropState
                == UICellConfigurationState.DropState.none)
        #expect(delegate.destination == nil)
        app.sim.touchUp()
        try app.sim.settle()
    }

    @Test func `a table without drags enabled scrolls and selects as ever`() throws {
        let (app, delegate) = app()
        app.table.dragInteractionEnabled = false
        lift(app, 0)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(delegate.heard.isEmpty && app.table.indexPathForSelectedRow == [0, 0])
    }

    @Test func `a row that a drag rests on is chosen where the table is spring-loaded`() throws {
        let (app, delegate) = app()
        app.table.isSpringLoaded = true
        lift(app, 0)
        app.sim.touchMove(to: middle(app, 2), over: 0.2)
        app.sim.advance(by: 2)
        #expect(delegate.heard.contains("drag begins") && app.table.indexPathForSelectedRow == [0, 2])
        app.sim.touchUp()
        try app.sim.settle()
    }
}

/// Moves its rows.
@MainActor
private final class MovingSource: LoggedSource {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
}
