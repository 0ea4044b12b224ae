import PageFlowTesting
import Simulator
import Testing

/// A finger on a scroll view inside another one, in a view with its own pan recognizer; which of them follows it.
private struct Contest: Sendable, CustomTestStringConvertible {
    enum Player: String { case inner, outer, pan }
    enum Direction: String {
        case up, down, left, right

        var end: CGPoint {
            switch self {
            case .up: CGPoint(x: 150, y: 80)
            case .down: CGPoint(x: 150, y: 320)
            case .left: CGPoint(x: 30, y: 200)
            case .right: CGPoint(x: 270, y: 200)
            }
        }
    }

    let direction: Direction
    var innerContent = CGSize(width: 300, height: 1000)
    var innerOffset = CGPoint(x: 0, y: 300)
    var outerContent = CGSize(width: 300, height: 400)
    var outerOffset = CGPoint.zero
    var alwaysBounces = false
    var transfers = true
    var isEnabled = true
    var waits = false
    var goesTogether = false
    let winners: Set<Player>

    var testDescription: String {
        "\(direction.rawValue): \(winners.map(\.rawValue).sorted().joined(separator: " and "))"
    }
}

private let tall = CGSize(width: 300, height: 1000)
private let wide = CGSize(width: 900, height: 400)
private let fitting = CGSize(width: 300, height: 400)

private let contests: [Contest] = [
    // One scroll view and the pan recognizer of its superview.
    Contest(direction: .up, winners: [.inner]),
    Contest(direction: .down, winners: [.inner]),
    Contest(direction: .left, winners: [.pan]),
    Contest(direction: .up, waits: true, winners: [.inner]),
    Contest(direction: .left, waits: true, winners: [.pan]),
    Contest(direction: .up, goesTogether: true, winners: [.inner, .pan]),
    Contest(direction: .up, isEnabled: false, winners: [.pan]),
    Contest(direction: .down, innerOffset: .zero, winners: [.inner]),
    Contest(direction: .up, innerContent: fitting, innerOffset: .zero, winners: [.pan]),
    Contest(
        direction: .up, innerContent: fitting, innerOffset: .zero, alwaysBounces: true, winners: [.inner]),
    // Nested in one direction: the inner one as long as it can scroll, and then the outer one.
    Contest(direction: .up, outerContent: tall, winners: [.inner]),
    Contest(direction: .up, innerOffset: CGPoint(x: 0, y: 600), outerContent: tall, winners: [.outer]),
    Contest(direction: .down, innerOffset: CGPoint(x: 0, y: 600), outerContent: tall, winners: [.inner]),
    Contest(
        direction: .up, innerOffset: CGPoint(x: 0, y: 600), outerContent: tall, transfers: false,
        winners: [.inner]),
    Contest(
        direction: .up, innerOffset: CGPoint(x: 0, y: 600), outerContent: tall,
        outerOffset: CGPoint(x: 0, y: 600), winners: [.inner]),
    Contest(direction: .down, innerOffset: .zero, outerContent: tall, winners: [.inner]),
    Contest(
        direction: .down, innerOffset: .zero, outerContent: tall, outerOffset: CGPoint(x: 0, y: 300),
        winners: [.outer]),
    Contest(direction: .up, outerContent: tall, isEnabled: false, winners: [.outer]),
    // Nested in different directions.
    Contest(direction: .up, outerContent: wide, winners: [.inner]),
    Contest(direction: .left, outerContent: wide, winners: [.outer]),
    Contest(direction: .right, outerContent: wide, outerOffset: CGPoint(x: 300, y: 0), winners: [.outer]),
    Contest(direction: .up, innerContent: wide, innerOffset: .zero, outerContent: tall, winners: [.outer]),
    Contest(direction: .left, innerContent: wide, innerOffset: .zero, outerContent: tall, winners: [.inner]),
]

@MainActor
@Suite(.onStage) struct ScrollWinnerTests {
    @Test(arguments: contests)
    fileprivate func `one of two nested scroll views follows a finger`(contest: Contest) throws {
        let sim = Simulator()
        let page = UIViewController()
        let (outer, inner) = (UIScrollView(), UIScrollView())
        for (scrollView, content) in [(outer, contest.outerContent), (inner, contest.innerContent)] {
            scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = content
        }
        sim.launch(page)
        page.view.addSubview(outer)
        outer.addSubview(inner)
        outer.contentOffset = contest.outerOffset
        inner.contentOffset = contest.innerOffset
        inner.frame.origin = contest.outerOffset
        inner.alwaysBounceVertical = contest.alwaysBounces
        inner.transfersVerticalScrollingToParent = contest.transfers
        inner.isScrollEnabled = contest.isEnabled
        let (pan, together) = (UIPanGestureRecognizer(), Together())
        if contest.goesTogether { pan.delegate = together }
        if contest.waits { pan.require(toFail: inner.panGestureRecognizer) }
        page.view.addGestureRecognizer(pan)
        sim.touchDown(at: CGPoint(x: 150, y: 200))
        sim.touchMove(to: contest.direction.end, over: 0.2)
        var winners: Set<Contest.Player> = []
        if inner.isDragging { winners.insert(.inner) }
        if outer.isDragging { winners.insert(.outer) }
        if pan.state == .changed { winners.insert(.pan) }
        #expect(winners == contest.winners)
        #expect((inner.contentOffset != contest.innerOffset) == contest.winners.contains(.inner))
        #expect((outer.contentOffset != contest.outerOffset) == contest.winners.contains(.outer))
        sim.touchUp()
        try sim.settle()
    }
}

/// A horizontal scroll view inside a view with a pan recognizer at the screen's left edge, like a navigation controller's.
private struct EdgeContest: Sendable {
    enum Repair { case none, waiting, goingTogether }

    let start: CGFloat
    let repair: Repair
    let scrolls: Bool
    let pans: Bool
}

/// Lets its drag recognize together with an edge pan, as apps do.
private final class EdgeFriendlyScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }
}

@MainActor
@Suite(.onStage) struct EdgeOverScrollViewTests {
    @Test(arguments: [
        EdgeContest(start: 5, repair: .none, scrolls: true, pans: false),
        EdgeContest(start: 5, repair: .waiting, scrolls: false, pans: true),
        EdgeContest(start: 5, repair: .goingTogether, scrolls: true, pans: true),
        EdgeContest(start: 100, repair: .none, scrolls: true, pans: false),
        EdgeContest(start: 100, repair: .waiting, scrolls: true, pans: false),
        EdgeContest(start: 100, repair: .goingTogether, scrolls: true, pans: false),
    ]) fileprivate func `a scroll view keeps the edge from a pan until the app says otherwise`(
        contest: EdgeContest
    )
        throws
    {
        let sim = Simulator()
        let page = UIViewController()
        let scrollView = contest.repair == .goingTogether ? EdgeFriendlyScrollView() : UIScrollView()
        scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        scrollView.contentSize = wide
        sim.launch(page)
        page.view.addSubview(scrollView)
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        page.view.addGestureRecognizer(pan)
        if contest.repair == .waiting { scrollView.panGestureRecognizer.require(toFail: pan) }
        sim.touchDown(at: CGPoint(x: contest.start, y: 200))
        sim.touchMove(to: CGPoint(x: contest.start + 120, y: 200), over: 0.2)
        #expect(scrollView.isDragging == contest.scrolls)
        #expect((pan.state == .changed) == contest.pans)
        sim.touchUp()
        try sim.settle()
    }
}

/// A slider in a scroll view: the location of the touch, whether it pauses first, and which view follows it.
private struct SliderContest: Sendable, CustomTestStringConvertible {
    let start: CGPoint
    let rests: Bool
    let way: CGVector
    let content: CGSize
    let slides: Bool
    let scrolls: Bool

    var testDescription: String { "from \(start), resting \(rests), by \(way) in \(content)" }
}

private let onThumb = CGPoint(x: 115, y: 200)
private let offThumb = CGPoint(x: 230, y: 200)

@MainActor
@Suite(.onStage) struct SliderInScrollViewTests {
    @Test(arguments: [
        SliderContest(
            start: onThumb, rests: true, way: CGVector(dx: 60, dy: 0), content: wide, slides: true,
            scrolls: false),
        SliderContest(
            start: onThumb, rests: true, way: CGVector(dx: 60, dy: 0), content: tall, slides: true,
            scrolls: false),
        SliderContest(
            start: onThumb, rests: false, way: CGVector(dx: 60, dy: 0), content: tall, slides: true,
            scrolls: false),
        SliderContest(
            start: offThumb, rests: false, way: CGVector(dx: -60, dy: 0), content: wide, slides: false,
            scrolls: true),
        SliderContest(
            start: offThumb, rests: false, way: CGVector(dx: 0, dy: -60), content: tall, slides: false,
            scrolls: true),
    ]) fileprivate func `the slider or the scroll view follows a finger`(contest: SliderContest) throws {
        let stage = ScrollStage(content: contest.content)
        let slider = UISlider(frame: CGRect(x: 0, y: 180, width: 231, height: 40))
        slider.value = 0.5
        stage.scrollView.addSubview(slider)
        stage.sim.touchDown(at: contest.start)
        if contest.rests { stage.sim.advance(by: 0.2) }
        let end = CGPoint(x: contest.start.x + contest.way.dx, y: contest.start.y + contest.way.dy)
        stage.sim.touchMove(to: end, over: 0.4)
        #expect((slider.value != 0.5) == contest.slides)
        #expect(stage.scrollView.isDragging == contest.scrolls)
        stage.sim.touchUp()
        try stage.sim.settle()
    }
}
