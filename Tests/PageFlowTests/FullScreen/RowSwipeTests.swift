import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// A row that fills the page, with actions on one side or both.
private final class RowPage: UIScrollView, SwipeableList {
    let row = UIView()
    let sides: [SwipeSide]
    lazy var swipes = RowSwipes(of: self)

    init(_ sides: [SwipeSide]) {
        self.sides = sides
        super.init(frame: .zero)
        addSubview(row)
        _ = swipes
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = CGRect(origin: .zero, size: bounds.size)
    }

    func swipeableRow(at point: CGPoint) -> SwipeableRow? {
        SwipeableRow(view: row, indexPath: IndexPath(row: 0, section: 0))
    }

    func swipeActions(at side: SwipeSide, of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard sides.contains(side) else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Action") { _, _, _ in }
        ])
    }

    func willSwipe(_ row: SwipeableRow) {}
    func didSwipe(_ row: SwipeableRow) {}
}

@MainActor
@Suite("A swipe back over rows with actions", .onStage) struct RowSwipeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let sides: [SwipeSide]
        let swipe: Swipe
        let pops: Bool
        var testDescription: String { "\(swipe) over \(sides)" }
    }

    @Test(arguments: [
        Case(sides: [], swipe: .anywhere, pops: true),
        Case(sides: [.trailing], swipe: .anywhere, pops: true),
        Case(sides: [.leading], swipe: .anywhere, pops: false),
        Case(sides: [.leading, .trailing], swipe: .anywhere, pops: false),
        Case(sides: [.leading], swipe: .edge, pops: true),
        Case(sides: [.trailing], swipe: .edge, pops: true),
    ])
    func `the edge is the stack's, the rest is the row's where it has actions`(example: Case) throws {
        for system in [System.iOS(15), .iOS(18), .iOS(26)] {
            let app = SwipedApp(system)
            let page = try #require(app.pages.last)
            let list = RowPage(example.sides)
            list.frame = page.view.bounds
            page.view.addSubview(list)
            app.settle()
            example.swipe.hold(at: 0.6, on: app.sim)
            app.sim.endSwipe(.finish)
            app.settle()
            #expect((app.stack.pages.count == 2) == example.pops, "\(system)")
            #expect((list.swipes.openIndexPath != nil) == !example.pops, "\(system)")
        }
    }
}
