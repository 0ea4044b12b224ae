import PageFlowTesting
import SeededNumbers
import Simulator
import Testing

/// Random touches, changes by the app, and interruptions on scrolling page controllers: no transition stays incomplete.
@MainActor
@Suite(.onStage) struct PageScrollModelTests {
    @Test(arguments: 0..<60)
    func `whatever happens, one page is visible in the middle afterwards`(seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        let world = PagerWorld()
        for _ in 0..<40 {
            world.act(&random)
            if Int.random(in: 0..<4, using: &random) == 0 { try world.rest() }
        }
        try world.rest()
    }
}

/// A page controller in a stack, and the observer of its page turns.
@MainActor
private final class PagerWorld: NSObject, UIPageViewControllerDelegate {
    let sim = Simulator()
    let row = PagerRow()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let stack = UINavigationController()
    private var pending = 0
    private var isDown = false

    override init() {
        super.init()
        row.pages = (0..<4).map { _ in BalancedPage() }
        pager.dataSource = row
        pager.delegate = self
        pager.setViewControllers([row.pages[1]], direction: .forward, animated: false)
        stack.viewControllers = [pager]
        sim.launch(stack)
    }

    private var scroller: UIScrollView { pager.view.subviews.first { $0 is UIScrollView } as! UIScrollView }

    func act<Random: RandomNumberGenerator>(_ random: inout Random) {
        let point = CGPoint(
            x: CGFloat.random(in: 10..<380, using: &random), y: CGFloat.random(in: 300..<500, using: &random))
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2: down(point)
        case 3...5: if isDown { sim.touchMove(to: point, over: .random(in: 0...0.3, using: &random)) }
        case 6, 7: up()
        case 8:
            up()
            sim.swipe(from: point, to: CGPoint(x: point.x < 200 ? 380 : 10, y: point.y))
        case 9: sim.advance(by: .random(in: 0...0.4, using: &random))
        case 10:
            let page = row.pages.randomElement(using: &random)!
            pager.setViewControllers([page], direction: .forward, animated: Bool.random(using: &random))
        case 11:
            if isDown { sim.cancelTouches() }
            isDown = false
        case 12: stack.pushViewController(UIViewController(), animated: Bool.random(using: &random))
        case 13: stack.popToRootViewController(animated: Bool.random(using: &random))
        case 14: scroller.isScrollEnabled = Int.random(in: 0..<4, using: &random) > 0
        default:
            let middle = CGPoint(x: scroller.bounds.width, y: 0)
            scroller.setContentOffset(middle, animated: Bool.random(using: &random))
        }
    }

    private func down(_ point: CGPoint) {
        guard !isDown else { return }
        isDown = true
        sim.touchDown(at: point)
    }

    private func up() {
        guard isDown else { return }
        isDown = false
        sim.touchUp()
    }

    /// Settles the app, and checks it.
    func rest() throws {
        up()
        try sim.settle()
        stack.popToRootViewController(animated: false)
        try sim.settle()
        #expect(pending == 0)
        #expect(scroller.contentOffset.x == pager.view.bounds.width)
        let shown = try #require(pager.viewControllers?.first)
        #expect(pager.children == [shown])
        for page in row.pages {
            #expect((page.viewIfLoaded?.window != nil) == (page === shown))
            #expect((page as? BalancedPage)?.state == (page === shown ? .appeared : .disappeared))
        }
        #expect(shown.view.convert(shown.view.bounds, to: pager.view) == pager.view.bounds)
        #expect(!sim.diagnostics.contains { $0.message.contains("Unbalanced calls") })
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { pending += 1 }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { pending -= 1 }
}

/// A page that records whether it is in the appeared state.
private final class BalancedPage: UIViewController {
    enum State { case disappeared, appearing, appeared, disappearing }

    var state = State.disappeared

    override func viewWillAppear(_ animated: Bool) { state = .appearing }
    override func viewDidAppear(_ animated: Bool) { state = .appeared }
    override func viewWillDisappear(_ animated: Bool) { state = .disappearing }
    override func viewDidDisappear(_ animated: Bool) { state = .disappeared }
}
