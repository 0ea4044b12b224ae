import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// App code in a callback during a list's own work. The list finishes its work, and then shows the current data.
@MainActor @Suite(.inTurn) struct ListWorkTests {
    enum Callback: String, CaseIterable { case cell, willDisplay, didEndDisplaying }

    enum Call: String, CaseIterable {
        case reload, insert, reloadAndInsert, batchInBatch, wrongInsert, scroll, layout
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let isTable: Bool
        let callback: Callback
        let call: Call

        var testDescription: String { "\(isTable ? "table" : "collection"), \(callback): \(call)" }

        static let all = [true, false].flatMap { isTable in
            Callback.allCases.flatMap { callback in
                Call.allCases.map { Case(isTable: isTable, callback: callback, call: $0) }
            }
        }
    }

    @Test(arguments: Case.all)
    func `a call in a callback has its effect when the list's own work is done`(_ row: Case) throws {
        let list: any WorkingList = row.isTable ? WorkingTable() : WorkingCollection()
        var hasEnded = false
        list.sim.recordsExceptions = true
        list.wait(for: row.callback) { Self.perform(row.call, on: list) { hasEnded = true } }
        list.view.contentOffset.y = 350
        try list.sim.settle()
        #expect(list.seen == list.expected)
        #expect(list.balance == 0)
        #expect(hasEnded)
        #expect(list.sim.diagnostics.count == (row.call == .wrongInsert ? 1 : 0))
    }

    private static func perform(_ call: Call, on list: any WorkingList, _ end: @escaping () -> Void) {
        let ends = { (_: Bool) in end() }
        switch call {
        case .insert: list.batch({ list.insert("first", at: 5) }, ends)
        case .batchInBatch:
            list.batch(
                {
                    list.insert("first", at: 5)
                    list.batch({ list.insert("second", at: 6) }, { _ in })
                }, ends)
        case .reloadAndInsert:
            list.rows = names(30, "new")
            list.reload()
            list.batch({ list.insert("first", at: 5) }, ends)
        case .reload:
            list.rows = names(30, "new")
            list.reload()
            end()
        case .wrongInsert:
            list.tellOfInsertion(at: 5)
            end()
        case .scroll:
            list.view.contentOffset.y = 930
            end()
        case .layout:
            list.view.setNeedsLayout()
            list.view.layoutIfNeeded()
            end()
        }
    }

    /// Rows that are lower than their estimate.
    private final class LowRows: LoggedSource {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            30
        }

        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    @Test func `a row that turns out to lie above what is visible is taken back`() throws {
        let app = TableApp([names(40)], height: 300, source: LowRows()) { $0.estimatedRowHeight = 60 }
        app.table.contentOffset.y = 105
        app.table.reloadData()
        try app.sim.settle()
        #expect(app.table.indexPathsForVisibleRows == app.table.indexPathsForRows(in: app.table.bounds))
    }

    /// The finger that drags a row continues after an update, and drops the row if it still exists.
    @Test(arguments: [0, 1])
    func `a row under a finger goes with an update`(deleted: Int) throws {
        let app = TableApp([names(4)], source: LowRows())
        app.sim.recordsExceptions = true
        app.table.setEditing(true, animated: false)
        try app.sim.settle()
        app.sim.touchDown(at: CGPoint(x: 355, y: 45))
        app.sim.touchMove(to: CGPoint(x: 355, y: 75), over: 0.1)
        app.source.sections[0].remove(at: deleted)
        app.table.deleteRows(at: [IndexPath(row: deleted, section: 0)], with: .fade)
        app.sim.touchMove(to: CGPoint(x: 355, y: 100), over: 0.1)
        app.sim.cancelTouches()
        try app.sim.settle()
        #expect(app.seen == app.source.sections[0])
        #expect(app.sim.diagnostics.isEmpty)
    }
}

/// A list with one section, and app code that waits for one of its callbacks.
@MainActor
private protocol WorkingList: AnyObject {
    var sim: Simulator { get }
    var view: UIScrollView { get }
    var rows: [String] { get set }
    /// The rows with visible cells, and those with visible frames.
    var seen: [String] { get }
    var expected: [String] { get }
    /// The number of cells that became visible without a callback, or that have a callback and aren't visible.
    var balance: Int { get }

    func wait(for callback: ListWorkTests.Callback, _ call: @escaping () -> Void)
    func reload()
    func batch(_ updates: @escaping () -> Void, _ end: @escaping (Bool) -> Void)
    func tellOfInsertion(at index: Int)
}

extension WorkingList {
    func insert(_ name: String, at index: Int) {
        rows.insert(name, at: index)
        tellOfInsertion(at: index)
    }
}

/// App code that waits for a callback.
@MainActor
private final class WaitingCode {
    private var word = ""
    private var call: (() -> Void)?

    func wait(for word: String, _ call: @escaping () -> Void) {
        self.word = word
        self.call = call
    }

    func hear(_ word: Substring?) {
        guard let call, let word, word == self.word else { return }
        self.call = nil
        call()
    }
}

@MainActor
private final class WorkingTable: WorkingList {
    private final class Source: LoggedSource {
        let code = WaitingCode()

        override func note(_ text: String) {
            super.note(text)
            code.hear(text.split(separator: " ").first)
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            50
        }
    }

    private let source = Source()
    private lazy var app = TableApp([names(40)], height: 600, source: source)

    init() { _ = app }

    var sim: Simulator { app.sim }
    var view: UIScrollView { app.table }
    var rows: [String] {
        get { source.sections[0] }
        set { source.sections[0] = newValue }
    }
    var seen: [String] { app.seen }
    var expected: [String] {
        (app.table.indexPathsForRows(in: app.table.bounds) ?? []).map { rows[$0.row] }
    }
    var balance: Int {
        let log = app.log()
        return log.of("will").count - log.of("end").count - seen.count
    }

    func wait(for callback: ListWorkTests.Callback, _ call: @escaping () -> Void) {
        let word =
            switch callback {
            case .cell: "cell"
            case .willDisplay: "will"
            case .didEndDisplaying: "end"
            }
        source.code.wait(for: word, call)
    }

    func reload() { app.table.reloadData() }

    func batch(_ updates: @escaping () -> Void, _ end: @escaping (Bool) -> Void) {
        app.table.performBatchUpdates(updates, completion: end)
    }

    func tellOfInsertion(at index: Int) {
        app.table.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }
}

@MainActor
private final class WorkingCollection: WorkingList {
    private final class Source: ItemSource {
        let code = WaitingCode()

        override func note(_ kind: String, _ text: String) {
            super.note(kind, text)
            code.hear(kind[...])
        }
    }

    private let source = Source([40])
    private let scene = CollectionScene([0], layout: CollectionScene.column())

    init() {
        scene.view.dataSource = source
        scene.view.delegate = source
        scene.sim.turn()
    }

    var sim: Simulator { scene.sim }
    var view: UIScrollView { scene.view }
    var rows: [String] {
        get { source.sections[0] }
        set { source.sections[0] = newValue }
    }
    var seen: [String] { scene.shownTexts }
    var expected: [String] {
        (0..<rows.count).filter {
            scene.view.layoutAttributesForItem(at: [0, $0])?.frame.intersects(scene.view.bounds) == true
        }.map { rows[$0] }
    }
    var balance: Int {
        let log = source.takeLog()
        return log.of("display").count - log.of("end").count - seen.count
    }

    func wait(for callback: ListWorkTests.Callback, _ call: @escaping () -> Void) {
        let word =
            switch callback {
            case .cell: "cell"
            case .willDisplay: "display"
            case .didEndDisplaying: "end"
            }
        source.code.wait(for: word, call)
    }

    func reload() { scene.view.reloadData() }

    func batch(_ updates: @escaping () -> Void, _ end: @escaping (Bool) -> Void) {
        scene.view.performBatchUpdates(updates, completion: end)
    }

    func tellOfInsertion(at index: Int) { scene.view.insertItems(at: [[0, index]]) }
}
