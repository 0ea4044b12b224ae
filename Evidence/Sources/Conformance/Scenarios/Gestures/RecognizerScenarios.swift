import Simulator

// Recognizers and a finger: which of two recognizes, how far a press may move, which touches a scroll view passes on.
extension Scenario {
    static let recognizers: [Scenario] = [
        .rule(
            EvidenceEntry(
                "pub-touch-05",
                "A long press whose finger moves",
                ios: "not stated (2015-11)",
                source: .claim("https://blog.csdn.net/WKFfantasy/article/details/49834691"),
                notes: "Apple's page on allowableMovement says the first."),
            statements: 2
        ) { stage in
            let press = UILongPressGestureRecognizer()
            _ = try TouchScene(stage, press)
            stage.begin()
            stage.sim.touchDown(at: TouchScene.middle)
            stage.sim.touchMove(to: CGPoint(x: 185, y: 350), over: 0.1)
            stage.sim.advance(by: 1)
            stage.state(
                """
                before the press began the finger may move allowableMovement, 10 points; farther the \
                gesture fails
                """, press.state == .possible, "\(press.state)")
            stage.sim.touchUp()
            stage.sim.touchDown(at: TouchScene.middle)
            stage.sim.advance(by: 0.6)
            let began = press.state
            stage.sim.touchMove(to: CGPoint(x: 290, y: 350), over: 0.1)
            stage.state(
                "after it began the finger may move as far as it likes",
                began == .began && press.state == .changed, "\(began), \(press.state)")
            stage.sim.touchUp()
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "pub-touch-06",
                "A pan and a swipe recognizer on one view; a finger flicks",
                ios: "not stated (2012-03)",
                source: .claim(
                    "https://stackoverflow.com/questions/9898627/what-is-the-difference-between-pan-and-swipe-in-ios"
                )),
            statements: 2
        ) { stage in
            for (statement, waits) in zip(
                [
                    "only the pan is recognized",
                    "with pan.require(toFail: swipe) only the swipe is recognized",
                ], [false, true])
            {
                let view = UIView()
                let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
                let target = HeardTarget("swiped")
                swipe.addTarget(target, action: HeardTarget.action)
                if waits { pan.require(toFail: swipe) }
                let scene = try TouchScene(stage, pan, on: view)
                view.addGestureRecognizer(swipe)
                stage.begin()
                stage.sim.swipe(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 260, y: 350))
                try stage.settle()
                withExtendedLifetime(scene) {}
                let heard = Set(stage.lines)
                stage.state(
                    statement, heard == (waits ? ["swiped"] : ["Page.recognized"]),
                    "\(heard)")
            }
        },
        .rule(
            EvidenceEntry(
                "pub-scroll-08",
                "A finger rests on a subview of a scroll view, and drags",
                ios: "not stated",
                source: .claim("http://runxinzhi.com/blogfantasy-p-4933538.html"),
                notes: "Apple's page on touchesShouldCancel(in:) has the last: false for a UIControl."),
            statements: 3
        ) { stage in
            for (statement, rest) in zip(
                [
                    "it moves within 0.15 s: the content scrolls, the subview hears nothing",
                    """
                    it rests longer first: the subview hears touchesBegan, and touchesCancelled when \
                    the content scrolls
                    """,
                ], [0, 0.2])
            {
                let touch = try ContentTouch(HeardView(), rest: rest, on: stage)
                let heard = rest == 0 ? [] : ["View.touchesBegan", "View.touchesCancelled"]
                let seen = stage.lines.filter { $0.hasPrefix("View.") && $0 != "View.touchesMoved" }
                stage.state(
                    statement, seen == heard && touch.hasScrolled,
                    "\(seen), \(touch.hasScrolled)")
            }
            let control = try ContentTouch(UIControl(), rest: 0.2, on: stage)
            stage.state(
                "it rests longer on a UIControl: the content does not scroll", !control.hasScrolled,
                "the content scrolls")
        },
    ]
}

/// A finger that rests on a subview of a scroll view for some time, and then drags.
@MainActor
private struct ContentTouch {
    let hasScrolled: Bool

    init(_ view: UIView, rest: TimeInterval, on stage: Stage) throws {
        let page = UIViewController()
        try stage.launch(page)
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3000)
        page.view.addSubview(scrollView)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 3000)
        scrollView.addSubview(view)
        stage.sim.turn()
        let start = scrollView.contentOffset.y
        stage.begin()
        stage.sim.touchDown(at: CGPoint(x: 200, y: 600))
        stage.sim.advance(by: rest)
        stage.sim.touchMove(to: CGPoint(x: 200, y: 400), over: 0.1)
        hasScrolled = scrollView.contentOffset.y != start
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
        try stage.settle()
    }
}
