import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Rows of 60 points under a finger, in their own list.
@MainActor @Suite(.inTurn) struct SwipeTests {
    /// A list whose rows are plain views.
    private final class RowList: UIScrollView, SwipeableList {
        var rows: [UIView] = []
        var heard: [String] = []
        var leading: UISwipeActionsConfiguration?
        var trailing: UISwipeActionsConfiguration?
        lazy var swipes = RowSwipes(of: self)

        func fill(_ count: Int) {
            for index in 0..<count {
                let row = UIView(frame: CGRect(x: 0, y: 60 * CGFloat(index), width: 390, height: 60))
                row.clipsToBounds = true
                rows.append(row)
                addSubview(row)
            }
            contentSize = CGSize(width: 390, height: 60 * CGFloat(count))
            _ = swipes
        }

        func swipeableRow(at point: CGPoint) -> SwipeableRow? {
            let index = Int(point.y / 60)
            guard rows.indices.contains(index) else { return nil }
            return SwipeableRow(view: rows[index], indexPath: IndexPath(row: index, section: 0))
        }

        func swipeActions(at side: SwipeSide, of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            heard.append("asked \(side) \(indexPath.row)")
            return side == .leading ? leading : trailing
        }

        func willSwipe(_ row: SwipeableRow) { heard.append("will \(row.indexPath.row)") }

        func didSwipe(_ row: SwipeableRow) { heard.append("did \(row.indexPath.row)") }
    }

    private func app(
        leading: UISwipeActionsConfiguration? = nil, trailing: UISwipeActionsConfiguration? = nil
    ) -> (Simulator, RowList) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let list = RowList(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.fill(20)
        list.leading = leading
        list.trailing = trailing
        page.view.addSubview(list)
        sim.rest()
        return (sim, list)
    }

    /// Drags a finger, and pauses before lifting it.
    private func drag(_ sim: Simulator, from start: CGPoint, to end: CGPoint) {
        sim.touchDown(at: start)
        sim.touchMove(to: end, over: 0.3)
        sim.advance(by: 0.5)
        sim.touchUp()
    }

    private func actions(
        _ list: [String], full: Bool = true,
        _ handler: @escaping (String, (Bool) -> Void) -> Void = { _, _ in }
    ) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: list.map { title in
                UIContextualAction(style: .normal, title: title) { _, _, done in handler(title, done) }
            })
        configuration.performsFirstActionWithFullSwipe = full
        return configuration
    }

    @Test func `a swipe opens a row, and it rests beside its buttons`() {
        let (sim, list) = app(trailing: actions(["A", "B"]))
        drag(sim, from: CGPoint(x: 300, y: 250), to: CGPoint(x: 150, y: 250))
        sim.rest()
        #expect(list.heard == ["asked trailing 2", "will 2"])
        #expect(list.rows[2].bounds.origin.x == 148)
        #expect(list.swipes.openIndexPath == IndexPath(row: 2, section: 0))
        #expect(list.contentOffset == .zero)
    }

    @Test(arguments: [true, false])
    func `no actions, no swipe`(leading: Bool) {
        let none = UISwipeActionsConfiguration(actions: [])
        let (sim, list) = app(leading: none, trailing: leading ? actions(["A"]) : nil)
        drag(sim, from: CGPoint(x: 100, y: 250), to: CGPoint(x: leading ? 300 : 20, y: 250))
        sim.rest()
        #expect(list.heard == ["asked \(leading ? "leading" : "trailing") 2"])
        #expect(list.rows[2].bounds.origin.x == 0)
    }

    @Test func `up and down scrolls`() {
        let (sim, list) = app(trailing: actions(["A"]))
        drag(sim, from: CGPoint(x: 300, y: 400), to: CGPoint(x: 290, y: 300))
        #expect(list.heard.isEmpty)
        #expect(list.contentOffset.y > 50)
    }

    @Test func `a tap on a button performs its action, and the row stays open`() {
        var performed: [String] = []
        let (sim, list) = app(trailing: actions(["A", "B"]) { title, _ in performed.append(title) })
        drag(sim, from: CGPoint(x: 300, y: 250), to: CGPoint(x: 150, y: 250))
        sim.rest()
        sim.tap(at: CGPoint(x: 380, y: 250))
        sim.rest()
        #expect(performed == ["A"])
        #expect(list.rows[2].bounds.origin.x == 148)
        sim.tap(at: CGPoint(x: 390 - 74 - 30, y: 250))
        #expect(performed == ["A", "B"])
    }

    @Test func `the completion handler closes the row, once`() {
        var done: [(Bool) -> Void] = []
        let configuration = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "A") { done.append($2) }
        ])
        let (sim, list) = app(trailing: configuration)
        drag(sim, from: CGPoint(x: 300, y: 250), to: CGPoint(x: 230, y: 250))
        sim.rest()
        sim.tap(at: CGPoint(x: 380, y: 250))
        #expect(done.count == 1)
        done.first?(true)
        done.first?(false)
        sim.rest()
        #expect(list.heard == ["asked trailing 2", "will 2", "did 2"])
        #expect(list.rows[2].bounds.origin.x == 0)
        #expect(list.rows[2].subviews.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a swipe across the row performs the first action, if that is wanted`(full: Bool) {
        var performed: [String] = []
        let (sim, list) = app(
            trailing: actions(["A", "B"], full: full) { title, _ in performed.append(title) })
        drag(sim, from: CGPoint(x: 380, y: 250), to: CGPoint(x: 20, y: 250))
        sim.rest()
        #expect(performed == (full ? ["A"] : []))
        #expect(list.rows[2].bounds.origin.x == 148)
    }

    @Test(arguments: [CGPoint(x: 100, y: 250), CGPoint(x: 100, y: 400)])
    func `a tap outside the buttons closes the row`(point: CGPoint) {
        let (sim, list) = app(trailing: actions(["A"]))
        drag(sim, from: CGPoint(x: 300, y: 250), to: CGPoint(x: 230, y: 250))
        sim.rest()
        sim.tap(at: point)
        sim.rest()
        #expect(list.rows[2].bounds.origin.x == 0)
        #expect(list.heard.last == "did 2")
    }

    @Test func `another row's swipe closes the first`() {
        let (sim, list) = app(leading: actions(["L"]), trailing: actions(["A"]))
        drag(sim, from: CGPoint(x: 300, y: 250), to: CGPoint(x: 230, y: 250))
        sim.rest()
        drag(sim, from: CGPoint(x: 100, y: 400), to: CGPoint(x: 180, y: 400))
        sim.rest()
        #expect(list.rows[2].bounds.origin.x == 0)
        #expect(list.swipes.openIndexPath?.row != 2)
    }

    @Test func `a view that goes out of use is as it was`() {
        let (sim, list) = app(trailing: actions(["A"]))
        drag(sim, from: CGPoint(x: 300, y: 250), to: CGPoint(x: 230, y: 250))
        sim.rest()
        list.swipes.viewWillLeave(list.rows[2])
        #expect(list.rows[2].bounds.origin.x == 0)
        #expect(list.rows[2].subviews.isEmpty)
        #expect(list.swipes.openIndexPath == nil)
    }
}
