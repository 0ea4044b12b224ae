import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite("Swipes of a stack, held and let go", .onStage) struct SwipeTests {
    final class Below: UIViewController {}
    final class Top: UIViewController {}

    final class Delegate: NSObject, UINavigationControllerDelegate {
        var lines: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController,
            animated: Bool
        ) { lines.append("willShow \(type(of: viewController))") }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { lines.append("didShow \(type(of: viewController))") }
    }

    @MainActor struct App {
        let sim: Simulator
        let below = Below(), top = Top()
        let stack: UINavigationController
        let delegate = Delegate()

        init(system: System = .iOS(18), hears: Bool = true) {
            sim = Simulator(system: system)
            stack = UINavigationController()
            stack.viewControllers = [below, top]
            sim.launch(stack)
            if hears { stack.delegate = delegate }
            sim.clearTrace()
        }

        /// The pages' appearance callbacks.
        func appearance() -> [String] {
            sim.trace.lines.filter { $0.contains("ppear") && !$0.contains("viewIsAppearing") }
        }
    }

    @Test func `a held swipe has begun the pop and nothing more`() {
        let app = App()
        app.sim.edgeSwipe(to: 0.4)
        #expect(app.appearance() == ["Top.viewWillDisappear", "Below.viewWillAppear"])
        #expect(app.delegate.lines == ["willShow Below"])
        let coordinator = app.stack.transitionCoordinator
        #expect(coordinator?.isInteractive == true && abs((coordinator?.percentComplete ?? 0) - 0.4) < 0.001)
        #expect(app.stack.topViewController === app.below && app.top.isMovingFromParent)
    }

    @Test func `presentation layers contain the motion of a swipe`() throws {
        let app = App()
        app.sim.edgeSwipe(to: 0.4)
        let (top, below) = (
            try #require(app.top.view.layer.presentation()), try #require(app.below.view.layer.presentation())
        )
        let width = app.stack.view.bounds.width
        #expect(abs(top.frame.minX - 0.4 * width) < 1 && abs(below.frame.minX + 0.18 * width) < 1)
        #expect(top.frame.minY == app.top.view.frame.minY && app.top.view.frame.minX == 0)
        app.sim.endSwipe(.cancel)
        try app.sim.settle()
        #expect(app.top.view.layer.presentation()?.frame.minX == 0)
    }

    @Test func `a swipe let go in time stays, and the pages are notified together at the end`() throws {
        let app = App()
        app.sim.edgeSwipe(to: 0.4)
        app.sim.clearTrace()
        app.sim.endSwipe(.cancel)
        #expect(app.appearance().isEmpty)
        try app.sim.settle()
        #expect(
            app.appearance() == [
                "Below.viewWillDisappear", "Below.viewDidDisappear", "Top.viewWillAppear",
                "Top.viewDidAppear",
            ])
        #expect(app.delegate.lines == ["willShow Below"])
        #expect(app.stack.viewControllers == [app.below, app.top] && !app.top.isMovingFromParent)
        #expect(!app.sim.trace.lines.contains("Top.didMove(toParent:nil)"))
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `a swipe flicked on pops as the back button does`() throws {
        let app = App()
        app.sim.edgeSwipe(to: 0.4)
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(
            app.appearance() == [
                "Top.viewWillDisappear", "Below.viewWillAppear", "Top.viewDidDisappear",
                "Below.viewDidAppear",
            ])
        #expect(app.delegate.lines == ["willShow Below", "didShow Below"])
        #expect(app.sim.trace.lines.last == "Top.didMove(toParent:nil)")
        #expect(app.stack.viewControllers == [app.below])
    }

    @Test func `after a canceled swipe the next push is announced as usual`() throws {
        let app = App()
        app.sim.edgeSwipe(to: 0.4)
        app.sim.endSwipe(.cancel)
        try app.sim.settle()
        app.delegate.lines = []
        app.stack.pushViewController(Below(), animated: true)
        try app.sim.settle()
        #expect(app.delegate.lines == ["willShow Below", "didShow Below"])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var swipes: Bool
        var prepare: @MainActor @Sendable (App) -> Void
    }

    final class Naive: NSObject, UIGestureRecognizerDelegate {}

    final class Animator: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }

    static let animator = Animator()

    @Test(arguments: [
        Case(testDescription: "two pages", swipes: true) { _ in },
        Case(testDescription: "the root alone", swipes: false) { $0.stack.viewControllers = [$0.below] },
        Case(testDescription: "a hidden bar", swipes: false) { $0.stack.isNavigationBarHidden = true },
        Case(testDescription: "a hidden back button", swipes: false) {
            $0.top.navigationItem.hidesBackButton = true
        },
        Case(testDescription: "a left item in the back button's place", swipes: false) {
            $0.top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back")
        },
        Case(testDescription: "a left item beside the back button", swipes: true) {
            $0.top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
            $0.top.navigationItem.leftItemsSupplementBackButton = true
        },
        Case(
            testDescription: "a delegate that implements animationControllerFor and returns nil",
            swipes: false
        ) {
            $0.stack.delegate = SwipeTests.animator
        },
        Case(testDescription: "a modal over the stack", swipes: false) {
            $0.stack.present(UIViewController(), animated: false)
        },
        Case(testDescription: "a disabled recognizer", swipes: false) {
            $0.stack.interactivePopGestureRecognizer?.isEnabled = false
        },
    ])
    func `what the swipe needs`(_ row: Case) throws {
        let app = App(hears: false)
        row.prepare(app)
        try app.sim.settle()
        let before = app.stack.viewControllers
        app.sim.edgeSwipe(to: 0.4)
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect((app.stack.viewControllers != before) == row.swipes)
        #expect(app.stack.presentedViewController != nil || app.stack.topViewController?.view.window != nil)
    }

    @Test func `a swipe on the root under a delegate that allows all leaves the stack stuck`() throws {
        let app = App(hears: false)
        app.stack.popViewController(animated: false)
        try app.sim.settle()
        app.stack.interactivePopGestureRecognizer?.delegate = nil
        app.sim.edgeSwipe(to: 0.4)
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        let page = Top()
        app.stack.pushViewController(page, animated: true)
        _ = try? app.sim.settle()
        #expect(page.viewIfLoaded?.window == nil)
    }

    @Test func `before iOS 26 the middle of the page swipes nothing, from then on it pops`() throws {
        for (system, pages) in [(System.iOS(18), 2), (.iOS(26), 1)] {
            let app = App(system: system)
            app.sim.contentSwipe(to: 0.3)
            app.sim.endSwipe(.finish)
            try app.sim.settle()
            #expect(app.stack.viewControllers.count == pages)
        }
    }

    @Test(arguments: [false, true])
    func `a swipe over the page has priority over the page's pan unless it requires the pan to fail`(
        requires: Bool
    ) throws {
        let app = App(system: .iOS(26))
        let pan = UIPanGestureRecognizer()
        app.top.view.addGestureRecognizer(pan)
        if requires { app.stack.interactiveContentPopGestureRecognizer?.require(toFail: pan) }
        app.sim.contentSwipe(to: 0.5)
        #expect((pan.state == .changed) == requires)
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == (requires ? 2 : 1))
    }

    @Test func `a vertical pan of the page doesn't wait for a swipe`() {
        let app = App(system: .iOS(26))
        let pan = UIPanGestureRecognizer()
        app.top.view.addGestureRecognizer(pan)
        app.sim.touchDown(at: CGPoint(x: 200, y: 300))
        app.sim.touchMove(to: CGPoint(x: 205, y: 320))
        #expect(pan.state == .began || pan.state == .changed)
        app.sim.touchUp()
    }

    @Test func `from iOS 26 on several pages can be swiped away almost at once`() throws {
        for (system, pages) in [(System.iOS(18), 2), (.iOS(26), 1)] {
            let app = App(system: system)
            app.stack.pushViewController(UIViewController(), animated: false)
            try app.sim.settle()
            for _ in 0..<2 {
                app.sim.swipe(from: CGPoint(x: 0, y: 400), to: CGPoint(x: 240, y: 400), over: 0.1)
            }
            try app.sim.settle()
            #expect(app.stack.viewControllers.count == pages)
            #expect(app.stack.topViewController?.view.window != nil)
        }
    }
}
