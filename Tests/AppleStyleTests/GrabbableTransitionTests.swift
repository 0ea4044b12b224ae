import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct GrabbableTransitionTests {
    @MainActor private struct App {
        let sim = Simulator()
        let root = Page("root")
        let top = Page("top")
        let delegate = GrabbableNavigationDelegate()
        let navigation: UINavigationController

        init() {
            navigation = UINavigationController(rootViewController: root)
            navigation.delegate = delegate
            sim.launch(navigation)
            navigation.pushViewController(top, animated: true)
            sim.turn()
        }

        /// A finger touches the running push and moves sideways.
        func grab(by distance: CGFloat) {
            sim.touchDown(at: CGPoint(x: 200, y: 500))
            sim.touchMove(to: CGPoint(x: 200 + distance, y: 500), over: 0.1)
        }
    }

    @Test func `a transition that does not start interactively is started by its interaction controller`()
        throws
    {
        let app = App()
        let coordinator = try #require(app.navigation.transitionCoordinator)
        #expect(
            !coordinator.isInteractive && !coordinator.initiallyInteractive && coordinator.isInterruptible)
        #expect(app.delegate.current?.animator.animator?.isRunning == true)
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, app.top])
        #expect(app.delegate.current?.animator.endings == [true])
    }

    @Test func `a finger that catches a push and throws it back undoes it`() throws {
        let app = App()
        app.sim.advance(by: 0.25)
        app.grab(by: -60)
        let transition = try #require(app.delegate.current)
        let animator = try #require(transition.animator.animator)
        let coordinator = try #require(app.navigation.transitionCoordinator)
        #expect(coordinator.isInteractive && !coordinator.initiallyInteractive)
        #expect(!animator.isRunning && animator.fractionComplete < 0.5 && animator.fractionComplete > 0.2)
        app.sim.touchUp()
        #expect(coordinator.isCancelled && animator.isRunning && animator.isReversed)
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root] && app.top.parent == nil)
        #expect(app.root.view.window != nil && app.top.view.window == nil)
        #expect(transition.animator.positions == [.start] && transition.animator.endings == [false])
        app.navigation.pushViewController(app.top, animated: true)
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, app.top])
    }

    @Test func `a finger that catches a push and throws it on finishes it`() throws {
        let app = App()
        app.sim.advance(by: 0.1)
        app.grab(by: 100)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, app.top])
        #expect(app.delegate.current?.animator.positions == [.end])
    }

    @Test func `a finger catches a transition twice`() throws {
        let app = App()
        app.sim.advance(by: 0.25)
        app.grab(by: -60)
        app.sim.touchUp()
        app.sim.advance(by: 0.02)
        app.grab(by: 80)
        #expect(app.navigation.transitionCoordinator?.isCancelled == false)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.navigation.viewControllers == [app.root, app.top])
    }
}
