import PageFlowTesting
import Simulator
import Testing

extension ScrollStage {
    /// Drags a finger by a vector from the center of the scroll view, and pauses before lifting it.
    fileprivate func drag(by way: CGVector) {
        sim.pan(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150 + way.dx, y: 200 + way.dy))
    }

    /// Flicks the finger instead.
    fileprivate func flick(by way: CGVector) {
        sim.swipe(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150 + way.dx, y: 200 + way.dy))
    }
}

@MainActor
@Suite(.onStage) struct ScrollTouchTests {
    @Test func `a drag that pauses is reported from its beginning to its end`() throws {
        let stage = ScrollStage()
        stage.sim.touchDown(at: CGPoint(x: 150, y: 200))
        #expect(stage.scrollView.isTracking && !stage.scrollView.isDragging)
        stage.sim.touchMove(to: CGPoint(x: 150, y: 90), over: 0.3)
        #expect(stage.scrollView.isTracking && stage.scrollView.isDragging)
        #expect(stage.scrollView.contentOffset.y == 100)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
        try stage.sim.settle()
        #expect(
            stage.log.heard == [
                "will begin dragging", "scroll", "will end dragging", "did end dragging false",
            ])
        #expect(!stage.scrollView.isTracking && !stage.scrollView.isDragging)
        #expect(stage.scrollView.contentOffset.y == 100)
    }

    @Test func `a flick goes on by itself to where it was foretold`() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20_000))
        stage.flick(by: CGVector(dx: 0, dy: -150))
        let released = stage.scrollView.contentOffset.y
        #expect(stage.scrollView.isDecelerating && stage.log.velocity.y > 0.9)
        let start = stage.sim.now
        try stage.sim.settle()
        #expect(
            stage.log.heard == [
                "will begin dragging", "scroll", "will end dragging", "did end dragging true",
                "will begin decelerating", "scroll", "did end decelerating",
            ])
        #expect(stage.scrollView.contentOffset == stage.log.proposal)
        // The sum of the remaining velocities after each millisecond.
        let way = (stage.log.velocity.y - 0.01) * 0.998 / 0.002
        #expect(abs(stage.scrollView.contentOffset.y - released - way) < 0.5)
        #expect(stage.sim.now - start > 1 && stage.sim.now - start < 4)
        #expect(!stage.scrollView.isDecelerating)
    }

    @Test func `a fast rate ends sooner, and the delegate chooses another end`() throws {
        let (normal, fast, chosen) = (ScrollStage(), ScrollStage(), ScrollStage())
        fast.scrollView.decelerationRate = .fast
        chosen.log.target = CGPoint(x: 0, y: 777)
        for stage in [normal, fast, chosen] {
            stage.flick(by: CGVector(dx: 0, dy: -60))
            try stage.sim.settle()
        }
        #expect(fast.scrollView.contentOffset.y < normal.scrollView.contentOffset.y)
        #expect(chosen.scrollView.contentOffset.y == 777)
    }

    @Test func `past an edge the content follows less and less, and comes back`() throws {
        let stage = ScrollStage()
        stage.sim.touchDown(at: CGPoint(x: 150, y: 100))
        stage.sim.touchMove(to: CGPoint(x: 150, y: 210), over: 0.3)
        // 100 points of a finger in a view of 400 points.
        let stretch = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400.0
        #expect(abs(stage.scrollView.contentOffset.y + stretch) < 0.01)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
        #expect(stage.log.heard.last == "will begin decelerating" && stage.log.proposal.y == 0)
        try stage.sim.settle()
        #expect(stage.scrollView.contentOffset.y == 0 && stage.log.heard.last == "did end decelerating")
    }

    @Test func `a flick past the end goes over it and comes back, unless it does not bounce`() throws {
        for bounces in [true, false] {
            let stage = ScrollStage(content: CGSize(width: 300, height: 500))
            stage.scrollView.bounces = bounces
            stage.flick(by: CGVector(dx: 0, dy: -90))
            var farthest = stage.scrollView.contentOffset.y
            while stage.scrollView.isDecelerating {
                stage.sim.advance(by: 1 / 60)
                farthest = max(farthest, stage.scrollView.contentOffset.y)
            }
            #expect((farthest > 100) == bounces)
            #expect(stage.scrollView.contentOffset.y == 100)
        }
    }

    @Test(arguments: [(-40, 0), (-200, 300), (-500, 600), (200, 0)] as [(CGFloat, CGFloat)])
    func `paging stops at the nearest page`(way: CGFloat, offset: CGFloat) throws {
        let stage = ScrollStage(content: CGSize(width: 900, height: 400))
        stage.scrollView.isPagingEnabled = true
        let start: CGFloat = way < 0 ? 290 : 10
        stage.sim.pan(from: CGPoint(x: start, y: 200), to: CGPoint(x: start + way, y: 200))
        try stage.sim.settle()
        #expect(stage.scrollView.contentOffset.x == offset)
    }

    @Test func `a flick turns one page however short it is`() throws {
        let stage = ScrollStage(content: CGSize(width: 900, height: 400))
        stage.scrollView.isPagingEnabled = true
        for (way, page) in [(-40, 300), (-140, 600), (-40, 600), (40, 300)] as [(CGFloat, CGFloat)] {
            stage.flick(by: CGVector(dx: way, dy: 0))
            try stage.sim.settle()
            #expect(stage.scrollView.contentOffset.x == page)
        }
    }

    @Test func `a finger stops content that goes on by itself, and the subview beneath it is not notified`()
        throws
    {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20_000))
        let touched = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 20_000))
        stage.scrollView.addSubview(touched)
        stage.flick(by: CGVector(dx: 0, dy: -150))
        stage.sim.advance(by: 0.2)
        stage.sim.touchDown(at: CGPoint(x: 150, y: 200))
        #expect(stage.scrollView.isDecelerating && stage.log.heard.last == "scroll")
        let offset = stage.scrollView.contentOffset
        stage.sim.advance(by: 1)
        stage.sim.touchUp()
        try stage.sim.settle()
        #expect(stage.scrollView.contentOffset == offset && touched.heard.isEmpty)
        #expect(stage.log.heard.last == "did end decelerating" && !stage.scrollView.isDecelerating)
        stage.sim.touchDown(at: CGPoint(x: 150, y: 200))
        stage.sim.touchMove(to: CGPoint(x: 150, y: 150), over: 0.1)
        #expect(stage.scrollView.isDragging)
        stage.sim.touchUp()
    }

    @Test func `directions are locked for a finger that begins straight`() {
        for isLocked in [false, true] {
            let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
            stage.scrollView.isDirectionalLockEnabled = isLocked
            stage.sim.touchDown(at: CGPoint(x: 150, y: 300))
            stage.sim.touchMove(to: CGPoint(x: 148, y: 250), over: 0.2)
            stage.sim.touchMove(to: CGPoint(x: 50, y: 250), over: 0.2)
            stage.sim.advance(by: 0.2)
            stage.sim.touchUp()
            #expect(stage.scrollView.contentOffset.y > 0)
            #expect((stage.scrollView.contentOffset.x > 0) == !isLocked)
        }
    }

    @Test func `the built-in pan keeps its delegate`() {
        let stage = ScrollStage()
        stage.sim.recordsExceptions = true
        stage.scrollView.panGestureRecognizer.delegate = Together()
        #expect(stage.sim.diagnostics.map(\.kind) == [.exception])
        #expect(stage.scrollView.panGestureRecognizer.view === stage.scrollView)
    }
}

/// The time at which a subview of a scroll view receives a touch.
@MainActor
@Suite(.onStage) struct ContentTouchTests {
    private func touched(_ view: UIView, in stage: ScrollStage) {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
        stage.scrollView.addSubview(view)
    }

    @Test func `a subview receives a finger that rests, and loses it when the finger drags`() throws {
        let (stage, view) = (ScrollStage(), TouchedView())
        touched(view, in: stage)
        stage.sim.touchDown(at: CGPoint(x: 150, y: 200))
        #expect(view.heard.isEmpty)
        stage.sim.advance(by: 0.2)
        #expect(view.heard == ["began"])
        stage.sim.touchMove(to: CGPoint(x: 150, y: 100), over: 0.2)
        stage.sim.touchUp()
        try stage.sim.settle()
        #expect(view.heard == ["began", "cancelled"] && stage.scrollView.contentOffset.y > 0)
    }

    @Test func `a quick touch is told when it ends, and a flick not at all`() throws {
        let (stage, view) = (ScrollStage(), TouchedView())
        touched(view, in: stage)
        stage.sim.tap(at: CGPoint(x: 150, y: 200))
        #expect(view.heard == ["began", "ended"])
        stage.sim.swipe(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100), over: 0.1)
        try stage.sim.settle()
        #expect(view.heard == ["began", "ended"])
    }

    /// A scroll view's settings for touches of its content, and the result of a finger that pauses and drags.
    struct Rule: Sendable {
        var delays = true
        var cancels = true
        var letsBegin = true
        var isControl = false
        let heardAtOnce: Bool
        let scrolls: Bool
    }

    @Test(arguments: [
        Rule(heardAtOnce: false, scrolls: true), Rule(delays: false, heardAtOnce: true, scrolls: true),
        Rule(delays: false, cancels: false, heardAtOnce: true, scrolls: false),
        Rule(delays: false, letsBegin: false, heardAtOnce: false, scrolls: true),
        Rule(isControl: true, heardAtOnce: false, scrolls: false),
    ])
    func `touches of the content are delayed, refused and taken back as the scroll view says`(rule: Rule)
        throws
    {
        let sim = Simulator()
        let page = UIViewController()
        let scrollView = RuledScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        sim.launch(page)
        page.view.addSubview(scrollView)
        let view = rule.isControl ? UIControl() : TouchedView()
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
        scrollView.addSubview(view)
        scrollView.delaysContentTouches = rule.delays
        scrollView.canCancelContentTouches = rule.cancels
        scrollView.letsBegin = rule.letsBegin
        sim.touchDown(at: CGPoint(x: 150, y: 200))
        if let view = view as? TouchedView { #expect(view.heard.isEmpty == !rule.heardAtOnce) }
        sim.advance(by: 0.2)
        sim.touchMove(to: CGPoint(x: 150, y: 100), over: 0.2)
        #expect((scrollView.contentOffset.y > 0) == rule.scrolls)
        sim.touchUp()
        try sim.settle()
    }
}

/// A view that records its touches.
private final class TouchedView: UIView {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
    }
}

private final class RuledScrollView: UIScrollView {
    var letsBegin = true

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        letsBegin
    }
}

/// Lets all gestures recognize simultaneously.
final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
