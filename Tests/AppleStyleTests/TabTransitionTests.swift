import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct TabTransitionTests {
    @MainActor private struct App {
        let sim = Simulator()
        let pages = ["a", "b", "c"].map { Page($0) }
        let tabs = UITabBarController()
        let swipe: TabSwipe

        init(startingAt index: Int = 0) throws {
            tabs.viewControllers = pages
            tabs.selectedIndex = index
            for page in pages { page.debugName = page.title }
            sim.launch(tabs)
            swipe = TabSwipe(tabBarController: tabs)
            sim.clearTrace()
        }

        func drag(by distance: CGFloat, over seconds: TimeInterval = 0.3) {
            sim.touchDown(at: CGPoint(x: 200, y: 400))
            sim.touchMove(to: CGPoint(x: 200 + distance, y: 400), over: seconds)
        }

        var appearances: [String] { sim.trace.lines.filter { $0.contains("ppear") } }
    }

    @Test func `a swipe drags the neighbour in and chooses it`() throws {
        let app = try App()
        app.drag(by: -190)
        let coordinator = try #require(app.tabs.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.viewController(forKey: .to) === app.pages[1])
        #expect(app.pages[0].view.window != nil && app.pages[1].view.window != nil)
        #expect(app.tabs.selectedIndex == 1)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 1 && app.tabs.transitionCoordinator == nil)
        #expect(app.pages[0].view.window == nil && app.pages[1].view.frame == app.pages[0].view.frame)
        #expect(app.appearances.last == "a.viewDidDisappear" || app.appearances.last == "b.viewDidAppear")
        #expect(app.swipe.log.isEmpty)
    }

    @Test func `a short swipe leaves the tab as it was`() throws {
        let app = try App()
        let frame = app.pages[0].view.frame
        app.drag(by: -100)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 0 && app.tabs.selectedViewController === app.pages[0])
        #expect(app.pages[0].view.window != nil && app.pages[1].view.window == nil)
        #expect(app.pages[0].view.frame == frame)
        #expect(app.appearances.contains("a.viewDidAppear") && app.appearances.contains("b.viewDidDisappear"))
    }

    @Test func `a finger that turns round beyond its start brings the other neighbour`() throws {
        let app = try App(startingAt: 1)
        app.drag(by: -100)
        #expect(app.tabs.selectedIndex == 2)
        app.sim.touchMove(to: CGPoint(x: 210, y: 400), over: 0.2)
        app.sim.advance(by: 0.5)
        app.sim.touchMove(to: CGPoint(x: 389, y: 400), over: 0.5)
        #expect(app.tabs.selectedIndex == 0)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 0 && app.pages[0].view.window != nil)
        #expect(app.pages[1].view.window == nil && app.pages[2].view.window == nil)
    }

    @Test func `a swipe where there is no neighbour begins nothing`() throws {
        let app = try App()
        app.drag(by: 190)
        #expect(app.tabs.transitionCoordinator == nil)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 0 && app.appearances.isEmpty)
    }

    @Test func `a tap on a tab animates without a finger`() throws {
        let app = try App()
        app.sim.tapTab(2, in: app.tabs)
        let coordinator = try #require(app.tabs.transitionCoordinator)
        #expect(coordinator.isAnimated && !coordinator.isInteractive)
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 2 && app.swipe.log == ["didSelect c"])
    }

    @Test func `an incoming call cancels the swipe`() throws {
        let app = try App()
        app.drag(by: -250)
        app.sim.cancelTouches()
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 0 && app.pages[1].view.window == nil)
    }
}
