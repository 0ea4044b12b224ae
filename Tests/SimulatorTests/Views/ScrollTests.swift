import PageFlowTesting
import Simulator
import Testing

/// Records a scroll view's delegate calls.
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var scrolls = 0
    var velocity = CGPoint.zero
    var proposal = CGPoint.zero
    var target: CGPoint?
    var agreesToTop = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { agreesToTop }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
        if heard.last != "scroll" { heard.append("scroll") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will begin dragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heard.append("will end dragging")
        self.velocity = velocity
        proposal = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("did end dragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        heard.append("will begin decelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did end decelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("did end animation") }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("did scroll to top") }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard.append("inset") }
}

/// A scroll view of 300 by 400 points in the corner of a page without insets, and its delegate.
@MainActor
struct ScrollStage {
    let sim = Simulator()
    let page = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let log = ScrollLog()

    init(content: CGSize = CGSize(width: 300, height: 2000)) {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content
        scrollView.delegate = log
        sim.launch(page)
        page.view.addSubview(scrollView)
        sim.turn()
    }
}

@MainActor
@Suite(.onStage) struct ScrollTests {
    @Test
    func `the offset is the origin of the bounds, and a change is reported once, unless the bounds were set`()
    {
        let stage = ScrollStage()
        stage.scrollView.contentOffset = CGPoint(x: 0, y: 100)
        #expect(stage.scrollView.bounds == CGRect(x: 0, y: 100, width: 300, height: 400))
        stage.scrollView.bounds.origin.y = 120
        stage.scrollView.contentOffset.y = 120
        #expect(stage.scrollView.contentOffset.y == 120 && stage.log.scrolls == 1)
        stage.scrollView.contentOffset.y = 130
        #expect(stage.log.scrolls == 2)
        let child = UIView(frame: CGRect(x: 0, y: 150, width: 10, height: 10))
        stage.scrollView.addSubview(child)
        #expect(child.convert(CGPoint.zero, to: stage.page.view).y == 20)
    }

    @Test func `an animated offset goes frame by frame for three tenths of a second and tells its end`()
        throws
    {
        let stage = ScrollStage()
        let start = stage.sim.now
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(stage.scrollView.contentOffset.y == 0)
        stage.sim.advance(by: 0.15)
        #expect(abs(stage.scrollView.contentOffset.y - 300) < 1)
        try stage.sim.settle()
        #expect(stage.scrollView.contentOffset.y == 600)
        #expect(abs(stage.sim.now - start - 0.3) < 0.001)
        #expect(stage.log.heard == ["scroll", "did end animation"] && stage.log.scrolls == 18)
    }

    @Test func `an animation to where the content is already tells nothing`() throws {
        let stage = ScrollStage()
        stage.scrollView.setContentOffset(.zero, animated: true)
        try stage.sim.settle()
        #expect(stage.log.heard.isEmpty)
    }

    @Test(
        arguments: [
            (CGRect(x: 0, y: 450, width: 10, height: 50), 100),
            (CGRect(x: 0, y: 350, width: 10, height: 50), 0),
            (CGRect(x: 0, y: 1990, width: 10, height: 100), 1600),
            (CGRect(x: 0, y: 500, width: 10, height: 900), 500),
            (CGRect(x: 0, y: 3000, width: 10, height: 10), 0),
        ] as [(CGRect, CGFloat)])
    func `scrolling to a rectangle moves as little as shows it`(rect: CGRect, offset: CGFloat) {
        let stage = ScrollStage()
        stage.scrollView.scrollRectToVisible(rect, animated: false)
        #expect(stage.scrollView.contentOffset.y == offset)
    }

    @Test
    func
        `content that becomes smaller takes the offset back, and an offset set by the app keeps to no limits`()
        throws
    {
        let stage = ScrollStage()
        stage.scrollView.contentOffset.y = 5000
        try stage.sim.settle()
        #expect(stage.scrollView.contentOffset.y == 5000)
        stage.scrollView.contentSize.height = 1000
        #expect(stage.scrollView.contentOffset.y == 600)
        stage.scrollView.frame.size.height = 700
        try stage.sim.settle()
        #expect(stage.scrollView.contentOffset.y == 300)
    }

    @Test(arguments: [(1, true, true), (1, false, false), (2, true, false)])
    func `a tap on the status bar scrolls to the top where one scroll view alone wants it`(
        count: Int, agrees: Bool, scrolls: Bool
    ) throws {
        let stage = ScrollStage()
        stage.log.agreesToTop = agrees
        for _ in 1..<count { stage.page.view.addSubview(UIScrollView(frame: stage.scrollView.frame)) }
        stage.scrollView.contentInset.top = 30
        stage.scrollView.contentOffset.y = 700
        stage.log.heard = []
        stage.sim.tapStatusBar()
        try stage.sim.settle()
        #expect(stage.scrollView.contentOffset.y == (scrolls ? -30 : 700))
        #expect(stage.log.heard == (scrolls ? ["scroll", "did scroll to top"] : []))
    }

    @Test func `a scroll view that leaves its window stops, and is released if nothing retains it`() throws {
        let stage = ScrollStage()
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        stage.sim.advance(by: 0.1)
        stage.scrollView.removeFromSuperview()
        #expect(!stage.scrollView.isScrollAnimating && stage.log.heard.last == "did end animation")
        weak var gone: UIScrollView?
        do {
            let scrollView = UIScrollView()
            scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            gone = scrollView
        }
        #expect(gone == nil)
        try stage.sim.settle()
    }

    @Test func `the guides are the rectangles of the content and of the view`() {
        let stage = ScrollStage()
        stage.scrollView.contentOffset.y = 100
        #expect(
            stage.scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 2000))
        #expect(stage.scrollView.frameLayoutGuide.layoutFrame == stage.scrollView.bounds)
        #expect(stage.scrollView.layoutGuides.count == 2)
    }
}

/// The safe area edges that are added to the inset.
struct InsetCase: Sendable, CustomTestStringConvertible {
    var behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var isInStack = false
    var content = CGSize(width: 100, height: 100)
    var alwaysBounces = false
    let adds: Bool

    var testDescription: String {
        "\(behavior), in a stack \(isInStack), \(content), always \(alwaysBounces)"
    }
}

@MainActor
@Suite(.onStage) struct ScrollInsetTests {
    @Test(arguments: [
        InsetCase(behavior: .automatic, adds: false),
        InsetCase(behavior: .automatic, isInStack: true, adds: true),
        InsetCase(behavior: .automatic, content: CGSize(width: 100, height: 5000), adds: true),
        InsetCase(behavior: .scrollableAxes, isInStack: true, adds: false),
        InsetCase(behavior: .scrollableAxes, alwaysBounces: true, adds: true),
        InsetCase(behavior: .never, isInStack: true, content: CGSize(width: 100, height: 5000), adds: false),
        InsetCase(behavior: .always, adds: true),
    ])
    func `the safe area is added by the rule that was chosen`(inset: InsetCase) throws {
        let sim = Simulator()
        let page = UIViewController()
        let (scrollView, log) = (UIScrollView(frame: sim.bounds), ScrollLog())
        scrollView.contentInsetAdjustmentBehavior = inset.behavior
        scrollView.contentSize = inset.content
        scrollView.alwaysBounceVertical = inset.alwaysBounces
        scrollView.contentInset.top = 10
        scrollView.delegate = log
        page.view.addSubview(scrollView)
        sim.launch(inset.isInStack ? UINavigationController(rootViewController: page) : page)
        try sim.settle()
        let safe = page.view.safeAreaInsets
        #expect(safe.top > 0)
        #expect(scrollView.adjustedContentInset.top == 10 + (inset.adds ? safe.top : 0))
        #expect(scrollView.adjustedContentInset.bottom == (inset.adds ? safe.bottom : 0))
        #expect(log.heard.contains("inset") == inset.adds)
    }

    @Test func `content at its top stays there when a bar comes or goes, and other content where it is`()
        throws
    {
        let sim = Simulator()
        let page = UIViewController()
        let (top, middle) = (UIScrollView(frame: sim.bounds), UIScrollView(frame: sim.bounds))
        for scrollView in [middle, top] {
            scrollView.contentSize = CGSize(width: 100, height: 5000)
            page.view.addSubview(scrollView)
        }
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        middle.contentOffset.y = 500
        #expect(top.contentOffset.y == -page.view.safeAreaInsets.top)
        let before = page.view.safeAreaInsets.top
        stack.isNavigationBarHidden = true
        try sim.settle()
        #expect(page.view.safeAreaInsets.top < before)
        #expect(top.contentOffset.y == -page.view.safeAreaInsets.top && middle.contentOffset.y == 500)
    }

    @Test func `a page's scroll view can be named edge by edge`() throws {
        let sim = Simulator()
        let page = UIViewController()
        let scrollView = UIScrollView(frame: sim.bounds)
        page.view.addSubview(UIView())
        page.view.addSubview(scrollView)
        sim.launch(UINavigationController(rootViewController: page))
        #expect(scrollView.adjustedContentInset.top == 0)
        page.setContentScrollView(scrollView, for: [.top, .bottom])
        #expect(page.contentScrollView(for: .top) === scrollView)
        #expect(page.contentScrollView(for: .leading) == nil)
        try sim.settle()
        #expect(scrollView.adjustedContentInset.top == page.view.safeAreaInsets.top)
    }
}

extension Simulator {
    fileprivate var bounds: CGRect { UIScreen.main.bounds }
}
