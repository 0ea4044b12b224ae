import Simulator

// A scroll view and its delegate: a finger that drags, an app that scrolls, a tap on the status bar.
extension Scenario {
    static let scrolling: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-scroll-01",
                "A scroll view is flicked",
                ios: "not stated (2021-10)",
                source: .log("https://juejin.cn/post/7020976046191149070"),
                events: [
                    "Scroll.scrollViewWillBeginDragging",
                    "Scroll.scrollViewDidScroll (as needed)",
                    "Scroll.scrollViewWillEndDragging",
                    "Scroll.scrollViewDidEndDragging",
                    "Scroll.scrollViewWillBeginDecelerating",
                    "Scroll.scrollViewDidScroll (as needed)",
                    "Scroll.scrollViewDidEndDecelerating",
                ])
        ) { stage in
            try ScrollScene(stage).flick()
        },
        .order(
            EvidenceEntry(
                "pub-scroll-02",
                "A scroll view is dragged slowly and let go at rest",
                ios: "not stated (2021-10)",
                source: .log("https://juejin.cn/post/7020976046191149070"),
                notes: "The velocity is zero, and decelerate is NO.",
                events: [
                    "Scroll.scrollViewWillBeginDragging",
                    "Scroll.scrollViewDidScroll (as needed)",
                    "Scroll.scrollViewWillEndDragging",
                    "Scroll.scrollViewDidEndDragging",
                ])
        ) { stage in
            try ScrollScene(stage).drag()
        },
        .rule(
            EvidenceEntry(
                "pub-scroll-03",
                "An app sets the content offset of a scroll view",
                ios: "not stated",
                source: .log("https://www.jianshu.com/p/b1d894d94c79"),
                notes: "Apple's Scroll View Programming Guide says so too."),
            statements: 2
        ) { stage in
            let scene = try ScrollScene(stage)
            stage.begin()
            scene.view.contentOffset.y = 500
            try stage.settle()
            stage.state(
                "at once: scrollViewDidScroll, once", stage.lines == ["Scroll.scrollViewDidScroll"],
                "\(stage.lines)")
            stage.begin()
            scene.view.setContentOffset(.zero, animated: true)
            try stage.settle()
            let (count, end) = (
                stage.lines.filter { $0 == "Scroll.scrollViewDidScroll" }.count, stage.lines.last
            )
            stage.state(
                "animated: scrollViewDidScroll several times, then scrollViewDidEndScrollingAnimation",
                count > 1 && stage.lines.count == count + 1
                    && end == "Scroll.scrollViewDidEndScrollingAnimation",
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "pub-scroll-04",
                "An app scrolls in an animation block, and then with setContentOffset(_:animated:)",
                ios: "not stated",
                source: .log("https://www.jianshu.com/p/4f4d1ba5268c")),
            statements: 3
        ) { stage in
            let scene = try ScrollScene(stage)
            stage.begin()
            UIView.animate(withDuration: 0.25) { scene.view.contentOffset.y = 100 }
            stage.state(
                "in an animation block the offset is the new one at once", scene.view.contentOffset.y == 100,
                "\(scene.view.contentOffset)")
            try stage.settle()
            stage.state(
                "the delegate hears scrollViewDidScroll once and no end",
                stage.lines == ["Scroll.scrollViewDidScroll"], "\(stage.lines)")
            scene.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.state(
                "after setContentOffset(_:animated: true) the offset is still the old one",
                scene.view.contentOffset.y == 100, "\(scene.view.contentOffset)")
            try stage.settle()
            stage.note("it gets there", scene.view.contentOffset.y == 300, "\(scene.view.contentOffset)")
        },
        .rule(
            EvidenceEntry(
                "pub-scroll-05",
                """
                A scroll view is flicked; the delegate prints isTracking, isDragging and \
                isDecelerating
                """,
                ios: "not stated (2021-05)",
                source: .log(
                    "https://mo4tech.com/uiscrollviews-related-slide-proxy-callback-methods-and-property-changes-while-sliding.html"
                ),
                notes: """
                    https://www.jianshu.com/p/3a75dc28a532 says so too: with a deceleration, dragging is
                    not NO before its end.
                    """),
            statements: 4
        ) { stage in
            let scene = try ScrollScene(stage)
            try scene.flick()
            let states = scene.listener.states
            let dragged = states.prefix { $0.line != "scrollViewDidEndDragging" }
            stage.state(
                "before the finger is lifted: tracking and dragging",
                dragged.allSatisfy { $0.flags == "tracking dragging" }, "\(dragged.map(\.flags))")
            let glide = states.drop { $0.line != "scrollViewDidEndDragging" }.dropLast()
            stage.state(
                "isDragging stays true while the content goes on by itself",
                !glide.isEmpty && glide.allSatisfy { $0.flags.contains("dragging") },
                "\(Set(glide.map(\.flags)))")
            let moves = glide.filter { $0.line == "scrollViewDidScroll" }
            stage.state(
                "isDecelerating is true meanwhile",
                !moves.isEmpty && moves.allSatisfy { $0.flags.contains("decelerating") },
                "\(Set(moves.map(\.flags)))")
            stage.state(
                "at scrollViewDidEndDecelerating all three are false", states.last?.flags == "",
                "\(states.last?.flags ?? "nothing")")
        },
        .order(
            EvidenceEntry(
                "pub-scroll-06",
                "A tap on the status bar scrolls to the top",
                ios: "not stated (2010-06)",
                source: .log("https://blog.happydong.kr/?page=402"),
                events: [
                    "Scroll.scrollViewDidScroll (as needed)",
                    "Scroll.scrollViewDidScrollToTop",
                ])
        ) { stage in
            let scene = try ScrollScene(stage)
            scene.view.contentOffset.y = 1000
            stage.begin()
            stage.sim.tapStatusBar()
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "pub-scroll-07",
                "A scroll view is flicked; a finger touches it again to stop it, and is lifted",
                ios: "not stated (2020-02)",
                source: .log("https://github.com/flowkey/UIKit-cross-platform/pull/307"),
                notes: """
                    isDecelerating is true at the second scrollViewDidEndDragging, willDecelerate is
                    false.
                    """,
                events: [
                    "Scroll.scrollViewDidScroll (as needed)",
                    "Scroll.scrollViewDidEndDragging",
                    "Scroll.scrollViewDidScroll (as needed)",
                    "[touch again]",
                    "[lift]",
                    "Scroll.scrollViewDidEndDragging",
                ])
        ) { stage in
            let scene = try ScrollScene(stage)
            stage.begin()
            stage.sim.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
            stage.sim.advance(by: 0.3)
            stage.remark("touch again")
            stage.sim.touchDown(at: CGPoint(x: 200, y: 400))
            stage.sim.advance(by: 0.5)
            stage.remark("lift")
            stage.sim.touchUp()
            try stage.settle()
            let last = scene.listener.states.last { $0.line == "scrollViewDidEndDragging" }
            stage.note(
                "isDecelerating is true then", last?.flags.contains("decelerating") == true,
                last?.flags ?? "nothing")
        },
    ]
}

/// A page that is one long scroll view.
@MainActor
private struct ScrollScene {
    let stage: Stage
    let view = UIScrollView()
    let listener = ScrollListener()

    init(_ stage: Stage) throws {
        self.stage = stage
        let page = UIViewController()
        try stage.launch(page)
        view.frame = page.view.bounds
        view.contentSize = CGSize(width: view.bounds.width, height: 5000)
        page.view.addSubview(view)
        stage.sim.turn()
        view.delegate = listener
    }

    func flick() throws {
        stage.begin()
        stage.sim.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        try stage.settle()
    }

    func drag() throws {
        stage.begin()
        stage.sim.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        try stage.settle()
    }
}

/// A delegate that records its calls with the state of the scroll view.
@MainActor
private final class ScrollListener: NSObject, UIScrollViewDelegate {
    private(set) var states: [(line: String, flags: String)] = []
    private let journal = Journal.current

    private func note(_ line: String, _ view: UIScrollView) {
        journal.log("Scroll.\(line)")
        let flags = [
            view.isTracking ? "tracking" : nil, view.isDragging ? "dragging" : nil,
            view.isDecelerating ? "decelerating" : nil,
        ]
        states.append((line, flags.compactMap { $0 }.joined(separator: " ")))
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("scrollViewWillBeginDragging", scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrollViewDidScroll", scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note("scrollViewWillEndDragging", scrollView) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("scrollViewDidEndDragging", scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("scrollViewWillBeginDecelerating", scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("scrollViewDidEndDecelerating", scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("scrollViewDidEndScrollingAnimation", scrollView)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        note("scrollViewDidScrollToTop", scrollView)
    }
}
