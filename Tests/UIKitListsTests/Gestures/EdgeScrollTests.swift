import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Lists that scroll while a finger holds a row or an item at their edge.
@MainActor @Suite(.inTurn) struct EdgeScrollTests {
    /// A data source with movable rows that keeps its data correct.
    private final class MovableSource: LoggedSource {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
            note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        }

        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    private func table() throws -> (TableApp, UIView) {
        let app = TableApp([(0..<100).map(String.init)], height: 600, source: MovableSource()) {
            $0.rowHeight = 50
            $0.isEditing = true
        }
        let cell = try #require(app.table.cellForRow(at: [0, 1]))
        return (app, try #require(cell.subviews.first { $0 is CellReorderControl }))
    }

    /// The time for which the finger holds the row at the lower edge, and whether it is lifted or canceled.
    @Test(arguments: [0.2, 1.0, 60.0], [true, false])
    func `a row that is held at the edge comes down where the table has scrolled to`(
        _ seconds: Double, _ isLetGo: Bool
    ) throws {
        let (app, control) = try table()
        let cell = try #require(control.superview)
        app.sim.touchDown(at: control.convert(CGPoint(x: 10, y: 25), to: nil))
        app.sim.touchMove(to: CGPoint(x: 350, y: 590), over: 0.2)
        let start = app.table.contentOffset.y
        app.sim.advance(by: seconds)
        let offset = app.table.contentOffset.y
        #expect(offset > start && offset <= 100 * 50 - 600)
        #expect((offset == 100 * 50 - 600) == (seconds > 20))
        // The row stays under the finger.
        #expect(abs(cell.convert(CGPoint(x: 0, y: 25), to: nil).y - 590) < 1 && !cell.isHidden)
        if isLetGo { app.sim.touchUp() } else { app.sim.cancelTouches() }
        try app.sim.settle()
        #expect(app.table.contentOffset.y == offset)
        let first = Int(offset / 50)
        let goal = min(99, Int((offset + 590) / 50))
        var names = (0..<100).map(String.init)
        if isLetGo { names.insert(names.remove(at: 1), at: goal) }
        #expect(app.source.sections == [names])
        #expect(app.seen == Array(names[first...min(99, Int((offset + 599.9) / 50))]))
    }

    /// An event that ends the drag of a row while the finger is still on the screen.
    enum Interruption: CaseIterable {
        case endOfEditing, animatedEndOfEditing, reloadOfRow, reloadOfAll, deletion
    }

    /// The row is visible, or not visible if the table has scrolled away from its position.
    @Test(arguments: Interruption.allCases, [true, false])
    func `a row is carried no more when its control or its cell goes`(
        _ interruption: Interruption, _ isInSight: Bool
    ) throws {
        let (app, control) = try table()
        app.sim.touchDown(at: control.convert(CGPoint(x: 10, y: 25), to: nil))
        app.sim.touchMove(to: CGPoint(x: 350, y: isInSight ? 300 : 590), over: 0.2)
        app.sim.advance(by: isInSight ? 0.1 : 2)
        #expect((app.table.contentOffset.y == 0) == isInSight)
        interrupt(app, interruption)
        app.sim.turn()
        app.sim.touchMove(to: CGPoint(x: 350, y: 320), over: 0.1)
        app.sim.touchUp()
        try app.sim.settle()
        app.scroll(to: 0)
        let paths = app.table.indexPathsForVisibleRows ?? []
        #expect(app.seen == Array(app.source.sections[0].prefix(12)))
        #expect(app.table.visibleCells.map(\.frame) == paths.map(app.table.rectForRow))
        #expect(app.log().of("move").isEmpty)
    }

    private func interrupt(_ app: TableApp, _ interruption: Interruption) {
        switch interruption {
        case .endOfEditing: app.table.setEditing(false, animated: false)
        case .animatedEndOfEditing: app.table.setEditing(false, animated: true)
        case .reloadOfRow: app.table.reloadRows(at: [[0, 1]], with: .fade)
        case .reloadOfAll: app.table.reloadData()
        case .deletion:
            app.source.sections[0].remove(at: 1)
            app.table.deleteRows(at: [[0, 1]], with: .fade)
        }
    }

    @Test
    func `an item that is held at the edge stays under the finger, and the content moves until its end`()
        throws
    {
        let scene = CollectionScene([90])
        #expect(scene.view.beginInteractiveMovementForItem(at: [0, 1]))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 595))
        scene.sim.advance(by: 1)
        let halfway = scene.view.contentOffset.y
        #expect(halfway > 200 && halfway < 2400)
        let held = try #require(
            scene.view.subviews.compactMap { $0 as? LoggedItemCell }.first { $0.text == "0.1" })
        #expect(held.center == CGPoint(x: 150, y: halfway + 595))
        try scene.sim.settle()
        #expect(scene.view.contentOffset.y == 2400)
        scene.view.endInteractiveMovement()
        try scene.sim.settle()
        #expect(scene.shown["0.1"]?.contains(CGPoint(x: 150, y: 2995)) == true)
        scene.view.contentOffset.y = 0
        scene.sim.turn()
        #expect(scene.view.cellForItem(at: [0, 1]).map { ($0 as? LoggedItemCell)?.text } == "0.2")
    }

    /// Two fingers: their start and end positions, in items, and the resulting selection.
    struct Selection: Sendable {
        var before: Set<Int> = []
        let way: [Int]
        let after: Set<Int>
    }

    private nonisolated static let selections = [
        Selection(way: [1, 4], after: [1, 2, 3, 4]),
        Selection(way: [4, 1], after: [1, 2, 3, 4]),
        Selection(way: [1, 5, 2], after: [1, 2]),
        Selection(before: [2], way: [1, 5, 1], after: [1, 2]),
        Selection(before: [1, 2, 3, 7], way: [1, 2], after: [3, 7]),
        Selection(before: [7], way: [4, 5, 3], after: [3, 4, 7]),
    ]

    @Test(arguments: selections) func `two fingers select rows`(_ example: Selection) throws {
        let delegate = TwoFingerDelegate()
        let app = TableApp([(0..<30).map(String.init)]) {
            $0.rowHeight = 60
            $0.allowsMultipleSelection = true
        }
        app.table.delegate = delegate
        for row in example.before {
            app.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        drag(app.sim, example.way.map { CGPoint(x: 150, y: 30 + 60 * CGFloat($0)) })
        #expect(Set(app.table.indexPathsForSelectedRows?.map(\.row) ?? []) == example.after)
        #expect(delegate.told == ["begin \(example.way[0])", "end"])
        #expect(app.table.contentOffset == .zero && app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: selections) func `two fingers select items`(_ example: Selection) throws {
        let delegate = TwoFingerDelegate()
        let scene = CollectionScene([30], layout: CollectionScene.column())
        scene.view.delegate = delegate
        scene.view.allowsMultipleSelection = true
        for item in example.before {
            scene.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        drag(scene.sim, example.way.map { CGPoint(x: 150, y: 105 + 100 * CGFloat($0)) })
        #expect(Set(scene.view.indexPathsForSelectedItems?.map(\.item) ?? []) == example.after)
        #expect(delegate.told == ["begin \(example.way[0])", "end"])
    }

    @Test func `one finger scrolls, and so do two where the delegate refuses`() {
        for fingers in 1...2 {
            let delegate = TwoFingerDelegate()
            delegate.allows = fingers == 1
            let app = TableApp([(0..<30).map(String.init)]) { $0.allowsMultipleSelection = true }
            app.table.delegate = delegate
            drag(app.sim, [CGPoint(x: 150, y: 400), CGPoint(x: 150, y: 200)], fingers: fingers)
            #expect(app.table.contentOffset.y > 150 && delegate.told.isEmpty)
            #expect(app.table.indexPathsForSelectedRows == nil)
        }
    }

    private func drag(_ sim: Simulator, _ way: [CGPoint], fingers: Int = 2) {
        sim.turn()
        func places(_ point: CGPoint) -> [Int: CGPoint] {
            Dictionary(
                uniqueKeysWithValues: (0..<fingers).map {
                    ($0, CGPoint(x: point.x + 40 * CGFloat($0), y: point.y))
                })
        }
        for (finger, point) in places(way[0]) { sim.touchDown(at: point, finger: finger) }
        for point in way.dropFirst() { sim.touchMove(places(point), over: 0.3) }
        sim.advance(by: 0.2)
        for finger in 0..<fingers { sim.touchUp(finger: finger) }
        #expect(throws: Never.self) { try sim.settle() }
    }
}

@MainActor private final class TwoFingerDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var allows = true
    var told: [String] = []

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allows }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        told.append("begin \(indexPath.row)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { told.append("end") }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allows }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { told.append("begin \(indexPath.item)") }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        told.append("end")
    }
}
