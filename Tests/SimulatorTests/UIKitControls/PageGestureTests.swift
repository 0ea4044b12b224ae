import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite(.onStage) struct PageGestureTests {
    private let row = PagerRow()

    private func launch(
        _ style: UIPageViewController.TransitionStyle,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) -> (Simulator, UIPageViewController) {
        let sim = Simulator()
        let pager = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
        pager.dataSource = row
        pager.setViewControllers([row.pages[1]], direction: .forward, animated: false)
        sim.launch(pager)
        return (sim, pager)
    }

    nonisolated private static let moves: [(from: Double, to: Double, isFlick: Bool, expected: Int)] = [
        (350, 50, false, 2), (50, 350, false, 0), (350, 250, false, 1), (350, 250, true, 2),
        (50, 150, true, 0),
    ]

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], moves)
    func `a drag across half of the page turns it, or a flick; a short slow one does not`(
        style: UIPageViewController.TransitionStyle,
        move: (from: Double, to: Double, isFlick: Bool, expected: Int)
    ) throws {
        let (sim, pager) = launch(style)
        let (start, end) = (CGPoint(x: move.from, y: 400), CGPoint(x: move.to, y: 400))
        if move.isFlick { sim.swipe(from: start, to: end) } else { sim.pan(from: start, to: end) }
        try sim.settle()
        #expect(pager.viewControllers == [row.pages[move.expected]])
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `pages that lie below each other follow a vertical drag`() throws {
        let (sim, pager) = launch(.scroll, .vertical)
        sim.pan(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
        try sim.settle()
        #expect(pager.viewControllers == [row.pages[2]])
    }

    @Test(arguments: [(20.0, 0), (200.0, 1), (380.0, 2)])
    func `a tap near an edge turns pages that curl`(x: Double, expected: Int) throws {
        let (sim, pager) = launch(.pageCurl)
        #expect(pager.gestureRecognizers.count == 2)
        sim.tap(at: CGPoint(x: x, y: 400))
        try sim.settle()
        #expect(pager.viewControllers == [row.pages[expected]])
    }

    @Test func `pages that scroll name no gestures and turn by no tap`() throws {
        let (sim, pager) = launch(.scroll)
        #expect(pager.gestureRecognizers.isEmpty)
        sim.tap(at: CGPoint(x: 380, y: 400))
        try sim.settle()
        #expect(pager.viewControllers == [row.pages[1]])
    }

    @Test func `a page that is held stays where the finger is`() throws {
        let (sim, pager) = launch(.scroll)
        sim.touchDown(at: CGPoint(x: 350, y: 400))
        sim.touchMove(to: CGPoint(x: 200, y: 400), over: 0.2)
        sim.advance(by: 5)
        #expect(pager.viewControllers == [row.pages[1]] && pager.children.count == 2)
        sim.cancelTouches()
        try sim.settle()
        #expect(pager.viewControllers == [row.pages[1]] && pager.children.count == 1)
    }
}
