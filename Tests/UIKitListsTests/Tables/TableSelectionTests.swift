import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// Rows that a finger selects, and rows that the app selects.
@MainActor @Suite(.inTurn) struct TableSelectionTests {
    private final class Chosen: LoggedSource {
        var mayHighlight = true
        var willSelect: (IndexPath) -> IndexPath? = { $0 }

        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            note("should \(indexPath.row)")
            return mayHighlight
        }
        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            note("highlight \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            note("unhighlight \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
        {
            note("willSelect \(indexPath.row)")
            return willSelect(indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            note("didSelect \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
            -> IndexPath?
        {
            note("willDeselect \(indexPath.row)")
            return indexPath
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            note("didDeselect \(indexPath.row)")
        }
    }

    private func app(_ source: Chosen = Chosen()) -> TableApp {
        let app = TableApp([names(20)], height: 440, source: source) { $0.rowHeight = 44 }
        _ = app.log()
        return app
    }

    @Test func `a row that cannot be selected has its action, and one that is deselected has none`() {
        final class Acting: NSObject, UITableViewDelegate {
            var actions: [Int] = []

            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
                actions.append(indexPath.row)
            }
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                indexPath.row == 1 ? nil : indexPath
            }
        }
        let app = app()
        let delegate = Acting()
        app.table.delegate = delegate
        app.sim.turn()
        app.sim.tap(at: point(0))
        app.sim.tap(at: point(1))
        #expect(delegate.actions == [0, 1] && app.table.indexPathForSelectedRow == [0, 0])
        app.table.allowsMultipleSelection = true
        app.sim.tap(at: point(2))
        app.sim.tap(at: point(2))
        #expect(delegate.actions == [0, 1, 2])
    }

    private func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

    @Test func `a tap highlights, and then selects`() {
        let app = app()
        app.sim.tap(at: point(1))
        let touch = ["should", "highlight", "unhighlight"]
        #expect(app.log() == touch.map { "\($0) 1" } + ["willSelect 1", "didSelect 1"])
        #expect(app.table.indexPathForSelectedRow == [0, 1])
        #expect(app.table.cellForRow(at: [0, 1])?.isSelected == true)
        app.sim.tap(at: point(3))
        #expect(
            app.log() == touch.map { "\($0) 3" }
                + ["willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 3"])
        #expect(app.table.indexPathsForSelectedRows == [[0, 3]])
        #expect(app.table.visibleCells.count(where: \.isSelected) == 1)
    }

    @Test func `a finger that stays highlights the row until it goes or scrolls`() {
        let app = app()
        app.sim.touchDown(at: point(2))
        #expect(app.log() == [])
        app.sim.advance(by: 0.2)
        #expect(app.log() == ["should 2", "highlight 2"])
        #expect(app.table.cellForRow(at: [0, 2])?.isHighlighted == true)
        app.sim.touchMove(to: CGPoint(x: 100, y: 40), over: 0.2)
        #expect(app.log().of("unhighlight") == ["unhighlight 2"])
        #expect(app.table.cellForRow(at: [0, 2])?.isHighlighted == false)
        app.sim.touchUp()
        #expect(app.log().of("didSelect") == [] && app.table.indexPathForSelectedRow == nil)
    }

    @Test func `a new data source ends the touch on a row`() {
        let app = app()
        let other = Chosen()
        other.sections = [["one"]]
        app.sim.touchDown(at: point(2))
        app.sim.advance(by: 0.2)
        app.table.dataSource = other
        app.sim.touchMove(to: CGPoint(x: 100, y: 40), over: 0.2)
        app.sim.touchUp()
        #expect(app.table.numberOfRows(inSection: 0) == 1 && app.table.indexPathForSelectedRow == nil)
    }

    @Test func `a row that must not be highlighted is not selected`() {
        let source = Chosen()
        let app = app(source)
        app.sim.tap(at: point(0))
        _ = app.log()
        source.mayHighlight = false
        app.sim.tap(at: point(1))
        #expect(app.log() == ["should 1"] && app.table.indexPathForSelectedRow == [0, 0])
    }

    @Test(arguments: [nil, 5] as [Int?])
    func `the delegate may choose another row, or none`(answer: Int?) {
        let source = Chosen()
        source.willSelect = { _ in answer.map { [0, $0] } }
        let app = app(source)
        app.sim.tap(at: point(1))
        #expect(app.table.indexPathForSelectedRow == answer.map { [0, $0] })
        #expect(app.log().of("didSelect") == (answer == nil ? [] : ["didSelect 5"]))
    }

    @Test func `several rows are selected one after the other`() {
        let app = app()
        app.table.allowsMultipleSelection = true
        for row in [3, 1, 2] { app.sim.tap(at: point(row)) }
        #expect(app.table.indexPathsForSelectedRows == [[0, 3], [0, 1], [0, 2]])
        _ = app.log()
        app.sim.tap(at: point(1))
        #expect(app.log().suffix(2) == ["willDeselect 1", "didDeselect 1"])
        #expect(app.table.indexPathsForSelectedRows == [[0, 3], [0, 2]])
    }

    /// Evidence: gt2-table-08.
    @Test func `a selection by the app is not reported`() {
        let app = app()
        app.table.selectRow(at: [0, 15], animated: false, scrollPosition: .middle)
        app.sim.turn()
        #expect(app.table.cellForRow(at: [0, 15])?.isSelected == true)
        #expect(app.log().allSatisfy { !$0.contains("elect") })
        app.table.deselectRow(at: [0, 15], animated: false)
        #expect(app.table.indexPathForSelectedRow == nil && app.log().isEmpty)
        app.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        app.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(app.table.indexPathsForSelectedRows == nil)
    }

    @Test func `a selected row is selected when it becomes visible again`() {
        let app = app()
        app.sim.tap(at: point(0))
        app.scroll(to: 440)
        #expect(app.table.visibleCells.allSatisfy { !$0.isSelected })
        app.scroll(to: 0)
        #expect(app.table.cellForRow(at: [0, 0])?.isSelected == true)
    }

    @Test func `a control in a cell keeps its touches`() {
        let app = app()
        let button = UIButton(frame: CGRect(x: 60, y: 0, width: 100, height: 44))
        app.table.cellForRow(at: [0, 1])?.contentView.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.sim.tap(at: point(1))
        #expect(taps == 1 && app.log().isEmpty)
    }

    @Test func `a selected cell has a ground only as long as it is selected`() {
        let app = app()
        let ground = UIView()
        let cell = app.table.visibleCells[1]
        cell.selectedBackgroundView = ground
        #expect(ground.superview == nil)
        app.sim.tap(at: point(1))
        #expect(ground.superview === cell && ground.frame == cell.bounds)
        app.table.deselectRow(at: [0, 1], animated: false)
        #expect(ground.superview == nil)
    }
}
