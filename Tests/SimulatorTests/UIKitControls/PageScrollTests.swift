import PageFlowTesting
import Simulator
import Testing

/// The scroll view of a scrolling page view controller.
@MainActor
@Suite(.onStage) struct PageScrollTests {
    @Test func `it lies among the subviews as soon as the view has loaded, without a delegate`() throws {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let found = try #require(pager.view.subviews.first { $0 is UIScrollView } as? UIScrollView)
        #expect(found.delegate == nil && found.isPagingEnabled && !found.scrollsToTop)
        let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(!curl.view.subviews.contains { $0 is UIScrollView })
    }

    @Test func `its delegate is notified of the finger, and of the jump back`() throws {
        let app = PagerApp()
        let listener = OffsetListener()
        app.scroller.delegate = listener
        app.drag(from: 350, to: 50)
        #expect(app.scroller.contentOffset.x > app.width)
        try app.letGo()
        #expect(
            listener.heard.filter { $0 != "did scroll" } == [
                "will begin dragging", "will end dragging", "did end dragging", "will begin decelerating",
                "did end decelerating",
            ])
        #expect(listener.offsets.max() == 2 * app.width && listener.offsets.last == app.width)
        #expect(app.index == 2)
    }

    @Test(arguments: [true, false])
    func `it scrolls to a page that the app sets in an animation`(isForward: Bool) throws {
        let app = PagerApp()
        let listener = OffsetListener()
        app.scroller.delegate = listener
        var isDone = false
        app.pager.setViewControllers(
            [app.row.pages[3]], direction: isForward ? .forward : .reverse, animated: true
        ) { _ in isDone = true }
        app.sim.advance(by: 0.15)
        let part = (app.scroller.contentOffset.x - app.width) / app.width
        #expect(!isDone && abs(part) > 0.2 && abs(part) < 0.8 && (part > 0) == isForward)
        try app.sim.settle()
        #expect(isDone && app.index == 3 && app.scroller.contentOffset.x == app.width)
        #expect(listener.offsets.contains(isForward ? 2 * app.width : 0))
        #expect(listener.heard.filter { $0 != "did scroll" } == ["did end animation"])
    }

    @Test func `scrolling that is off turns no page, nor does a pager without a source`() throws {
        for isSource in [false, true] {
            let app = PagerApp()
            if isSource { app.pager.dataSource = nil } else { app.scroller.isScrollEnabled = false }
            app.drag(from: 350, to: 50)
            try app.letGo()
            #expect(app.index == 1 && app.scroller.contentOffset.x == app.width)
        }
    }

    @Test(arguments: [true, false])
    func `past the first page the content bounces, where it may`(bounces: Bool) throws {
        let app = PagerApp(at: 0)
        app.scroller.bounces = bounces
        app.drag(from: 50, to: 350)
        let offset = app.scroller.contentOffset.x
        #expect(bounces ? offset < app.width && offset > app.width / 2 : offset == app.width)
        try app.letGo()
        #expect(app.index == 0 && app.scroller.contentOffset.x == app.width)
        app.drag(from: 350, to: 50)
        try app.letGo()
        #expect(app.index == 1)
    }

    @Test func `an app that keeps the content where it is turns no page`() throws {
        let app = PagerApp()
        let listener = OffsetListener()
        listener.keeps = app.width
        app.scroller.delegate = listener
        app.drag(from: 350, to: 50)
        try app.letGo()
        #expect(app.index == 1 && app.scroller.contentOffset.x == app.width)
    }

    @Test func `a finger takes up a page that is on its way`() throws {
        let app = PagerApp()
        app.sim.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400))
        app.sim.advance(by: 0.05)
        #expect(app.scroller.isDecelerating)
        app.drag(from: 50, to: 380)
        try app.letGo()
        #expect(app.index == 1 && app.pager.children.count == 1)
    }

    @Test func `a finger that only stops a page on its way lets it go on to the nearest place`() throws {
        let app = PagerApp()
        app.sim.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400))
        app.sim.advance(by: 0.05)
        app.sim.touchDown(at: CGPoint(x: 200, y: 400))
        let offset = app.scroller.contentOffset.x
        app.sim.advance(by: 1)
        #expect(app.scroller.contentOffset.x == offset && offset > app.width && offset < 2 * app.width)
        try app.letGo()
        #expect(app.index == (offset < 1.5 * app.width ? 1 : 2) && app.scroller.contentOffset.x == app.width)
    }

    @Test(arguments: [true, false])
    func `a finger that comes back past the middle turns to the other side`(isFlick: Bool) throws {
        let app = PagerApp()
        app.drag(from: 200, to: 100)
        #expect(app.scroller.contentOffset.x > app.width)
        app.sim.touchMove(to: CGPoint(x: isFlick ? 280 : 340, y: 400), over: isFlick ? 0.1 : 0.3)
        #expect(app.scroller.contentOffset.x < app.width)
        if !isFlick { app.sim.advance(by: 0.2) }
        try app.letGo()
        #expect(app.index == (isFlick ? 0 : 1) && app.pager.children.count == 1)
        #expect(app.scroller.contentOffset.x == app.width)
    }

    @Test(arguments: [0.02, 0.1, 1])
    func `two quick flicks turn two pages`(pause: Double) throws {
        let app = PagerApp()
        for _ in 0..<2 {
            app.sim.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
            app.sim.advance(by: pause)
        }
        try app.sim.settle()
        #expect(app.index == 3 && app.scroller.contentOffset.x == app.width)
    }

    @Test func `a view whose page controller was released does nothing`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let row = PagerRow()
        do {
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            pager.setViewControllers([row.pages[1]], direction: .forward, animated: false)
            page.view.addSubview(pager.view)
        }
        try sim.settle()
        sim.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
        try sim.settle()
        #expect(page.view.subviews.count == 1)
    }

    @Test func `its pan may be made to wait for another recognizer`() throws {
        let app = PagerApp()
        let own = UIPanGestureRecognizer()
        app.pager.view.addGestureRecognizer(own)
        app.scroller.panGestureRecognizer.require(toFail: own)
        app.drag(from: 350, to: 50)
        try app.letGo()
        #expect(app.index == 1)
    }

    @Test func `pages below each other move the other way, and spacing widens the view`() throws {
        let tall = PagerApp(.vertical)
        #expect(tall.scroller.contentOffset == CGPoint(x: 0, y: tall.pager.view.bounds.height))
        let spaced = PagerApp(options: [.interPageSpacing: 20.0])
        #expect(spaced.scroller.frame == spaced.pager.view.bounds.insetBy(dx: -10, dy: 0))
        #expect(spaced.scroller.contentOffset.x == spaced.width + 20)
        let page = spaced.row.pages[1].view!
        #expect(page.convert(page.bounds, to: nil) == spaced.pager.view.bounds)
        spaced.drag(from: 350, to: 50)
        try spaced.letGo()
        #expect(spaced.index == 2 && spaced.scroller.contentOffset.x == spaced.width + 20)
    }

    @Test func `a data source that is set again is asked again`() throws {
        let app = PagerApp(at: 0)
        app.drag(from: 350, to: 300)
        try app.letGo()
        let second = app.row.pages[1]
        app.row.pages.removeLast(3)
        app.drag(from: 350, to: 50)
        try app.letGo()
        #expect(app.pager.viewControllers == [second])
        app.pager.setViewControllers([app.row.pages[0]], direction: .reverse, animated: false)
        try app.sim.settle()
        app.pager.dataSource = nil
        app.pager.dataSource = app.row
        app.drag(from: 350, to: 50)
        try app.letGo()
        #expect(app.pager.viewControllers == [app.row.pages[0]])
    }

    @Test func `a turn of the device keeps the page in the middle`() throws {
        let app = PagerApp()
        app.sim.rotate(to: .landscapeLeft)
        try app.sim.settle()
        let bounds = app.pager.view.bounds
        #expect(bounds.width > bounds.height && app.scroller.contentOffset.x == bounds.width)
        #expect(app.row.pages[1].view.frame.size == app.pager.view.bounds.size)
    }
}

/// Records a scroll view's delegate calls, and may hold the content at its position.
@MainActor
private final class OffsetListener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var offsets: [CGFloat] = []
    var keeps: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard.append("did scroll")
        offsets.append(scrollView.contentOffset.x)
        if let keeps, scrollView.contentOffset.x != keeps { scrollView.contentOffset.x = keeps }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will begin dragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { heard.append("will end dragging") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("did end dragging")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        heard.append("will begin decelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did end decelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("did end animation") }
}
