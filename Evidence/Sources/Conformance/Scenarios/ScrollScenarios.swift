import Simulator

// A scroll view and its delegate: a finger that drags, an app that scrolls, a tap on the status bar.
extension Scenario {
    static let scrolling: [Scenario] = [
        .order("pub-scroll-01") { stage in
            try ScrollScene(stage).flick()
        },
        .order("pub-scroll-02") { stage in
            try ScrollScene(stage).drag()
        },
        .statements("pub-scroll-03") { stage in
            let scene = try ScrollScene(stage)
            stage.begin()
            scene.view.contentOffset.y = 500
            try stage.settle()
            stage.state(0, stage.lines == ["Scroll.scrollViewDidScroll"], "\(stage.lines)")
            stage.begin()
            scene.view.setContentOffset(.zero, animated: true)
            try stage.settle()
            let (count, end) = (
                stage.lines.filter { $0 == "Scroll.scrollViewDidScroll" }.count, stage.lines.last
            )
            stage.state(
                1,
                count > 1 && stage.lines.count == count + 1
                    && end == "Scroll.scrollViewDidEndScrollingAnimation",
                "\(stage.lines)")
        },
        .statements("pub-scroll-04") { stage in
            let scene = try ScrollScene(stage)
            stage.begin()
            UIView.animate(withDuration: 0.25) { scene.view.contentOffset.y = 100 }
            stage.state(0, scene.view.contentOffset.y == 100, "\(scene.view.contentOffset)")
            try stage.settle()
            stage.state(1, stage.lines == ["Scroll.scrollViewDidScroll"], "\(stage.lines)")
            scene.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.state(2, scene.view.contentOffset.y == 100, "\(scene.view.contentOffset)")
            try stage.settle()
            stage.note("it gets there", scene.view.contentOffset.y == 300, "\(scene.view.contentOffset)")
        },
        .statements("pub-scroll-05") { stage in
            let scene = try ScrollScene(stage)
            try scene.flick()
            let states = scene.listener.states
            let dragged = states.prefix { $0.line != "scrollViewDidEndDragging" }
            stage.state(0, dragged.allSatisfy { $0.flags == "tracking dragging" }, "\(dragged.map(\.flags))")
            let glide = states.drop { $0.line != "scrollViewDidEndDragging" }.dropLast()
            stage.state(
                1, !glide.isEmpty && glide.allSatisfy { $0.flags.contains("dragging") },
                "\(Set(glide.map(\.flags)))")
            let moves = glide.filter { $0.line == "scrollViewDidScroll" }
            stage.state(
                2, !moves.isEmpty && moves.allSatisfy { $0.flags.contains("decelerating") },
                "\(Set(moves.map(\.flags)))")
            stage.state(3, states.last?.flags == "", "\(states.last?.flags ?? "nothing")")
        },
        .order("pub-scroll-06") { stage in
            let scene = try ScrollScene(stage)
            scene.view.contentOffset.y = 1000
            stage.begin()
            stage.sim.tapStatusBar()
            try stage.settle()
        },
        .order("pub-scroll-07") { stage in
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
