import PageFlow
import PageFlowFullScreen
import Simulator
import Testing

/// A page that records its appearance callbacks.
private final class WalkedPage: TestPage, IdentifiedPage {
    var pageID: AnyHashable { number }
    private(set) var steps: [String] = []

    /// Whether the page has appeared and disappeared step by step, and leaves out no step.
    var walksInOrder: Bool {
        let round = ["will appear", "did appear", "will disappear", "did disappear"]
        return steps.enumerated().allSatisfy { $0.element == round[$0.offset % round.count] }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        steps.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        steps.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        steps.append("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        steps.append("did disappear")
    }
}

private final class RefusingPage: TestPage, LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool { false }
}

/// A delegate that animates nothing, but could.
private final class Animating: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A stack, its exits, and the outcomes of its requests in the order in which they are reported.
@MainActor
private final class InterruptedApp {
    let app: TestApp
    let stack: UINavigationController
    private(set) var exits: [String] = []
    private(set) var outcomes: [String] = []
    /// The time of the first outcome.
    private(set) var firstEnd: TimeInterval = 0

    init(_ pages: [UIViewController], in stack: UINavigationController = .init(), system: Int) {
        stack.viewControllers = pages
        self.stack = stack
        app = TestApp(stack, system: .iOS(system))
        app.navigator.onExit { [unowned self] in exits.append("\($0.name) \($0.cause.rawValue)") }
    }

    @discardableResult
    func follow(_ name: String, _ request: NavigationRequest) -> NavigationRequest {
        request.onCompletion { [unowned self] in
            outcomes.append("\(name) \($0)")
            if outcomes.count == 1 { firstEnd = app.sim.now }
        }
    }

    func advance(_ seconds: TimeInterval) { app.sim.advance(by: seconds) }
}

/// Requests during a transition of a stack. Since iOS 26, UIKit completes its own slides at once for the next change.
@MainActor
@Suite(.onStage) struct InterruptionTests {
    nonisolated static let systems = [17, 18, 26]

    @Test(arguments: systems)
    func `a verb during a push begins at once since iOS 26, and after the push before`(system: Int) {
        let (a, page) = (A(), WalkedPage())
        let it = InterruptedApp([a], system: system)
        it.follow("open", a.open(page))
        it.advance(0.1)
        let back = page.goBack()
        it.advance(0.03)
        #expect(it.stack.viewControllers.count == (system == 26 ? 1 : 2))
        #expect(it.outcomes == (system == 26 ? ["open done"] : []) && back.result == nil)
        it.app.settle()
        #expect(it.outcomes == ["open done"] && back.result == .done)
        #expect(it.exits == ["WalkedPage code"] && it.app.path == "A")
        #expect(page.walksInOrder && page.steps.count == 4)
        #expect(it.app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: systems)
    func `two requests to go back in one animation are two pages, the topmost first`(system: Int) {
        let (b, c) = (B(), C())
        let it = InterruptedApp([A(), b, c], system: system)
        it.follow("first", c.goBack())
        it.advance(0.1)
        it.follow("second", b.goBack())
        it.advance(0.03)
        #expect(it.stack.viewControllers.count == (system == 26 ? 1 : 2))
        #expect(it.exits == (system == 26 ? ["C code"] : []))
        it.app.settle()
        #expect(it.exits == ["C code", "B code"] && it.outcomes == ["first done", "second done"])
        #expect(it.app.path == "A" && it.app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: systems)
    func `a second request of a page that is leaving joins the first one`(system: Int) {
        let c = C()
        let it = InterruptedApp([A(), B(), c], system: system)
        let first = c.goBack()
        it.advance(0.1)
        let second = c.goBack()
        it.app.settle()
        #expect(second.joined === first && second.result == .done)
        #expect(it.app.path == "A/B" && it.exits == ["C code"])
    }

    @Test(arguments: systems)
    func `a double tap opens one page`(system: Int) {
        let a = A()
        let it = InterruptedApp([a], system: system)
        let first = a.open(B())
        it.advance(0.1)
        let second = a.open(B())
        it.app.settle()
        #expect(second.joined === first && it.app.path == "A/B")
    }

    @Test(arguments: systems)
    func `pages that are opened in one turn come in the order of the calls`(system: Int) {
        let a = A()
        let it = InterruptedApp([a], system: system)
        for number in 1...3 { it.follow("\(number)", a.open(WalkedPage(number))) }
        it.app.settle()
        #expect(it.outcomes == ["1 done", "2 done", "3 done"])
        let pages = it.stack.viewControllers.compactMap { $0 as? WalkedPage }
        #expect(pages.map(\.number) == [1, 2, 3] && pages.allSatisfy(\.walksInOrder))
        #expect(it.app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: systems)
    func `a presentation waits for the end of a push`(system: Int) {
        let (a, b) = (A(), B())
        let it = InterruptedApp([a], system: system)
        it.follow("open", a.open(b))
        it.advance(0.1)
        it.follow("present", b.open(C(), by: .present))
        it.advance(0.03)
        #expect(it.outcomes == [] && b.presentedViewController == nil)
        it.app.settle()
        #expect(it.outcomes == ["open done", "present done"] && it.app.path == "A/B + modal:C")
        #expect(it.app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: systems)
    func `a change below the top page waits for the end of a push`(system: Int) {
        let (b, c) = (B(), C())
        let it = InterruptedApp([A(), b], system: system)
        it.follow("open", b.open(c))
        it.advance(0.1)
        it.follow("remove", b.remove())
        it.advance(0.03)
        #expect(it.outcomes == [])
        it.app.settle()
        #expect(it.outcomes == ["open done", "remove done"] && it.app.path == "A/C")
        #expect(it.exits == ["B code"] && it.app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: systems)
    func `the app's own push is interrupted by a verb`(system: Int) {
        let page = WalkedPage()
        let it = InterruptedApp([A()], system: system)
        it.stack.pushViewController(page, animated: true)
        it.advance(0.1)
        it.follow("back", page.goBack())
        it.advance(0.03)
        #expect(it.stack.viewControllers.count == (system == 26 ? 1 : 2))
        it.app.settle()
        #expect(it.outcomes == ["back done"] && it.exits == ["WalkedPage code"] && page.walksInOrder)
    }

    @Test(arguments: systems)
    func `a full-screen stack and a stack with a delegate that may animate wait for the end`(system: Int) {
        for isFullScreen in [true, false] {
            let (a, b, delegate) = (A(), B(), Animating())
            let stack = isFullScreen ? FullScreenNavigationController() : UINavigationController()
            let it = InterruptedApp([a], in: stack, system: system)
            if !isFullScreen { it.stack.delegate = delegate }
            it.follow("open", a.open(b))
            it.advance(0.1)
            it.follow("back", b.goBack())
            it.advance(0.03)
            #expect(it.outcomes == [])
            it.app.settle()
            #expect(it.outcomes == ["open done", "back done"] && it.app.path == "A")
            #expect(it.exits == ["B code"])
            withExtendedLifetime(delegate) {}
        }
    }

    @Test(arguments: systems)
    func `a refused request interrupts nothing, and ends after the one before`(system: Int) async {
        let (guarded, d) = (RefusingPage(), D())
        let it = InterruptedApp([A(), guarded], system: system)
        let start = it.app.sim.now
        it.follow("open", guarded.open(d))
        it.advance(0.1)
        it.follow("back", guarded.goBack())
        await it.app.sim.settled()
        #expect(it.outcomes.count == 2 && it.outcomes.first == "open done")
        #expect(it.outcomes.last?.hasPrefix("back refused") == true)
        #expect(it.firstEnd - start > 0.3 && it.app.path == "A/RefusingPage/D" && it.exits == [])
    }

    @Test(arguments: systems)
    func `a window that is reset during two requests ends both`(system: Int) {
        let (b, c) = (B(), C())
        let it = InterruptedApp([A(), b, c], system: system)
        it.follow("first", c.goBack())
        it.follow("second", b.goBack())
        let reset = it.app.navigator.reset(to: D())
        it.app.settle()
        #expect(it.outcomes == ["first reset", "second reset"] && reset.result == .done)
        #expect(it.app.path == "D" && it.app.navigator.pending.isEmpty)
    }

    enum Step: CaseIterable {
        case open, goBack
    }

    /// All requests of three steps, with three different pauses.
    @Test(arguments: systems, Step.allCases)
    func `outcomes have the order of the requests, and callbacks their own`(system: Int, first: Step) {
        let pauses = [0, 0.1, 0.5]
        for (second, third) in Step.allCases.flatMap({ step in Step.allCases.map { (step, $0) } }) {
            for (pause, next) in pauses.flatMap({ pause in pauses.map { (pause, $0) } }) {
                let pages = (1...4).map(WalkedPage.init)
                let it = InterruptedApp(pages, system: system)
                var all = pages
                for (index, step) in [first, second, third].enumerated() {
                    guard let top = it.stack.topViewController else { continue }
                    let page = WalkedPage(10 + index)
                    all.append(page)
                    it.follow("\(index)", step == .open ? top.open(page) : top.goBack())
                    it.advance(index == 0 ? pause : next)
                }
                it.app.settle()
                #expect(it.outcomes.map { $0.prefix(1) } == ["0", "1", "2"])
                let walksInOrder = all.allSatisfy(\.walksInOrder)
                #expect(walksInOrder)
                #expect(it.app.navigator.pending.isEmpty && it.app.sim.diagnostics.isEmpty)
                let shown = it.stack.viewControllers.filter { $0.viewIfLoaded?.window != nil }
                #expect(shown.count == 1 && shown.first === it.stack.topViewController)
            }
        }
    }
}

/// Gestures during a transition of a stack.
@MainActor
@Suite(.onStage) struct InterruptingGestureTests {
    @Test(arguments: [(17, 1), (18, 1), (26, 2)])
    func `quick taps on Back are exits by the back button`(system: Int, count: Int) {
        let it = InterruptedApp([A(), B(), C()], system: system)
        it.app.sim.tapBack(in: it.stack)
        it.advance(0.05)
        it.app.sim.tapBack(in: it.stack)
        it.app.settle()
        #expect(it.exits == Array(["C backButton", "B backButton"].prefix(count)))
        #expect(it.app.path == (count == 2 ? "A" : "A/B"))
    }

    @Test func `a tap on Back interrupts the push of a request`() {
        let (a, page) = (A(), WalkedPage())
        let it = InterruptedApp([a], system: 26)
        it.follow("open", a.open(page))
        it.advance(0.1)
        it.app.sim.tapBack(in: it.stack)
        it.app.settle()
        #expect(it.outcomes == ["open done"] && it.exits == ["WalkedPage backButton"])
        #expect(it.app.path == "A" && page.walksInOrder && page.steps.count == 4)
    }

    @Test(arguments: [SwipeEnd.finish, .cancel])
    func `a swipe interrupts the push of a request, and is the cause of the exit`(_ end: SwipeEnd) {
        let (a, page) = (A(), WalkedPage())
        let it = InterruptedApp([a], system: 26)
        it.follow("open", a.open(page))
        it.advance(0.2)
        it.app.sim.edgeSwipe(to: 0.2)
        #expect(it.outcomes == ["open done"] && it.exits == [])
        it.app.sim.endSwipe(end)
        it.app.settle()
        #expect(it.exits == (end == .finish ? ["WalkedPage edgeSwipe"] : []))
        #expect(it.app.path == (end == .finish ? "A" : "A/WalkedPage"))
        #expect(it.app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: [17, 18, 26])
    func `a canceled swipe is no exit`(system: Int) {
        let it = InterruptedApp([A(), B()], system: system)
        it.app.sim.edgeSwipe(to: 0.4)
        it.app.sim.endSwipe(.cancel)
        it.app.settle()
        #expect(it.exits == [] && it.app.path == "A/B")
    }

    @Test func `a request waits for a swipe that a finger holds`() {
        let b = B()
        let it = InterruptedApp([A(), b], system: 26)
        it.app.sim.edgeSwipe(to: 0.3)
        it.follow("open", b.open(C()))
        it.advance(0.1)
        #expect(it.outcomes == [] && it.app.path == "A/B")
        it.app.sim.endSwipe(.cancel)
        it.app.settle()
        #expect(it.outcomes == ["open done"] && it.app.path == "A/B/C")
    }
}
