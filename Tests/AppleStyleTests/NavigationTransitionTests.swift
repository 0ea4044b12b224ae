import PageFlowTesting
import Simulator
import Testing

@MainActor private struct App {
    let sim = Simulator()
    let root = Page("root")
    let top = Page("top")
    let navigation: UINavigationController
    let delegate: SwipeNavigationDelegate

    init(_ style: SwipeNavigationDelegate.Style) throws {
        navigation = UINavigationController(rootViewController: root)
        root.debugName = "root"
        top.debugName = "top"
        navigation.debugName = "nav"
        sim.launch(navigation)
        delegate = SwipeNavigationDelegate(navigationController: navigation, style: style)
        navigation.pushViewController(top, animated: true)
        try sim.settle()
        sim.clearTrace()
    }

    /// A finger moves right across a fraction of the width and stays on the screen.
    func drag(to part: CGFloat, over seconds: TimeInterval = 0.5) {
        sim.touchDown(at: CGPoint(x: 10, y: 500))
        sim.touchMove(to: CGPoint(x: 10 + 393 * part, y: 500), over: seconds)
    }

    func letGoAtRest() {
        sim.advance(by: 0.2)
        sim.touchUp()
    }

    var appearances: [String] {
        sim.trace.lines.filter { $0.contains("ppear") || $0.contains("Parent") || $0.contains("deinit") }
    }
}

@MainActor @Suite(.onStage) struct NavigationTransitionTests {
    @Test func `a push by the delegate's animator leaves both views whole and nothing of its own`() throws {
        let app = try App(.parallax)
        let animator = try #require(app.delegate.lastAnimator as? ParallaxAnimator)
        #expect(animator.endings == [true])
        #expect(app.navigation.viewControllers == [app.root, app.top])
        #expect(app.top.view.window != nil && app.root.view.window == nil)
        #expect(app.top.view.superview?.subviews.count == 1)
        #expect(app.top.view.frame == app.sim.window.bounds && app.top.view.transform.isIdentity)
        #expect(app.root.view.transform.isIdentity)
        #expect(app.delegate.log.suffix(2) == ["willShow top", "didShow top"])
    }

    @Test func `a held pop has both views in the container and a coordinator that follows the finger`() throws
    {
        let app = try App(.parallax)
        app.drag(to: 0.4)
        let coordinator = try #require(app.navigation.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.isAnimated)
        #expect(!coordinator.isCancelled && abs(coordinator.percentComplete - 0.4) < 0.001)
        #expect(coordinator.transitionDuration == 0.4 && !coordinator.isInterruptible)
        #expect(coordinator.viewController(forKey: .from) === app.top)
        #expect(coordinator.viewController(forKey: .to) === app.root)
        let container = coordinator.containerView
        #expect(container.subviews.first === app.root.view && container.subviews.last === app.top.view)
        #expect(app.navigation.viewControllers == [app.root])
        #expect(app.navigation.topViewController === app.root)
        app.letGoAtRest()
        try app.sim.settle()
        #expect(app.navigation.transitionCoordinator == nil)
    }

    @Test func `a pop that is finished tells the pages in the order of a pop`() throws {
        let app = try App(.parallax)
        app.drag(to: 0.7)
        #expect(
            app.appearances == [
                "top.willMove(toParent:nil)", "top.viewWillDisappear", "root.viewWillAppear",
                "root.viewIsAppearing",
            ])
        app.letGoAtRest()
        try app.sim.settle()
        #expect(
            app.appearances.dropFirst(4) == [
                "top.viewDidDisappear", "root.viewDidAppear", "top.didMove(toParent:nil)",
            ])
        #expect(app.navigation.viewControllers == [app.root] && app.top.parent == nil)
        #expect(app.delegate.log.suffix(2) == ["willShow root", "didShow root"])
        #expect(app.root.view.transform.isIdentity && app.root.view.superview?.subviews.count == 1)
        #expect((app.delegate.lastAnimator as? ParallaxAnimator)?.endings == [true])
    }

    @Test func `a canceled pop leaves the stack, the views and the delegate unchanged`() throws {
        let app = try App(.parallax)
        app.drag(to: 0.3)
        var told: [String] = []
        let coordinator = try #require(app.navigation.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges {
            told.append("changed \($0.isInteractive) \($0.isCancelled)")
        }
        coordinator.animate(alongsideTransition: nil) { told.append("completion \($0.isCancelled)") }
        app.letGoAtRest()
        #expect(told == ["changed false true"])
        try app.sim.settle()
        #expect(told == ["changed false true", "completion true"])
        #expect(app.navigation.viewControllers == [app.root, app.top] && app.top.parent === app.navigation)
        #expect(app.root.view.superview == nil && app.top.view.superview?.subviews.count == 1)
        #expect(app.top.view.frame == app.sim.window.bounds && app.top.view.transform.isIdentity)
        #expect(app.delegate.log.suffix(1) == ["willShow root"])
        #expect((app.delegate.lastAnimator as? ParallaxAnimator)?.endings == [false])
        let afterwards = app.appearances.dropFirst(4)
        #expect(afterwards.contains("top.viewDidAppear") && afterwards.contains("root.viewDidDisappear"))
        #expect(!afterwards.contains { $0.contains("didMove") && $0.hasPrefix("root") })
    }

    @Test(arguments: [0.3, 0.7]) func `a way takes as long as what is left of it`(part: Double) throws {
        let app = try App(.parallax)
        app.drag(to: part)
        app.sim.advance(by: 0.2)
        let start = app.sim.now
        app.sim.touchUp()
        app.delegate.interaction.completionSpeed = 1
        try app.sim.settle()
        // The library uses the speed for the remaining distance, at least 0.3.
        let left = part > 0.5 ? 1 - part : part
        #expect(abs((app.sim.now - start) - 0.4 * left / max(left, 0.3)) < 0.01)
    }

    @Test func `an app that enters the background cancels the held pop`() throws {
        let app = try App(.parallax)
        app.drag(to: 0.8)
        app.sim.enterBackground()
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, app.top])
        #expect(app.navigation.transitionCoordinator == nil)
        app.sim.touchMove(to: CGPoint(x: 380, y: 500))
        app.sim.touchUp()
        app.sim.enterForeground()
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, app.top] && app.top.view.window != nil)
        app.drag(to: 0.8)
        app.letGoAtRest()
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root])
    }

    @Test func `a second finger while the pop runs out changes nothing`() throws {
        let app = try App(.parallax)
        let middle = Page("middle")
        app.navigation.setViewControllers([app.root, middle, app.top], animated: false)
        try app.sim.settle()
        app.drag(to: 0.7)
        app.letGoAtRest()
        app.sim.advance(by: 0.05)
        #expect(app.navigation.transitionCoordinator != nil)
        app.drag(to: 0.7, over: 0.1)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, middle])
    }

    @Test func `a pop that a flick has ended in two frames still runs`() throws {
        let app = try App(.parallax)
        app.sim.swipe(from: CGPoint(x: 10, y: 500), to: CGPoint(x: 300, y: 500), over: 1.0 / 30)
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root])
        #expect(app.navigation.transitionCoordinator == nil)
    }

    @Test func `a popped page is released when nothing retains it`() throws {
        let app = try App(.zoom)
        weak var gone: UIViewController?
        do {
            let third = Page("third")
            gone = third
            app.navigation.pushViewController(third, animated: true)
            try app.sim.settle()
        }
        app.drag(to: 0.7)
        app.letGoAtRest()
        try app.sim.settle()
        app.sim.turn()
        #expect(app.navigation.viewControllers == [app.root, app.top])
        #expect(gone == nil)
    }

    @Test(arguments: [true, false]) func `a property animator reports where it ended`(finishes: Bool) throws {
        let app = try App(.zoom)
        app.drag(to: finishes ? 0.7 : 0.3)
        let zoom = try #require(app.delegate.lastAnimator as? ZoomAnimator)
        let animator = try #require(zoom.animator)
        let coordinator = try #require(app.navigation.transitionCoordinator)
        #expect(coordinator.isInterruptible && animator.state == .active && !animator.isRunning)
        #expect(abs(animator.fractionComplete - (finishes ? 0.7 : 0.3)) < 0.001)
        let container = coordinator.containerView
        #expect(container.subviews.count == 3)
        app.letGoAtRest()
        #expect(animator.isRunning && animator.isReversed == !finishes)
        try app.sim.settle()
        #expect(zoom.positions == [finishes ? .end : .start] && zoom.endings == [finishes])
        #expect(zoom.animator == nil && container.subviews.count == 1)
        #expect(app.navigation.viewControllers == (finishes ? [app.root] : [app.root, app.top]))
        #expect(app.root.view.alpha == 1 && app.root.view.transform.isIdentity)
        #expect(app.top.view.alpha == 1)
    }

    @Test func `a rotation doesn't wait, and the pages fit afterwards`() throws {
        let app = try App(.parallax)
        app.drag(to: 0.4)
        app.sim.rotate(to: .landscapeLeft)
        app.letGoAtRest()
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, app.top])
        #expect(app.top.view.frame == app.sim.window.bounds)
        #expect(app.sim.window.bounds.width == 852)
    }
}
