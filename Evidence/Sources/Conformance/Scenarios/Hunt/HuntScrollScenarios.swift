import Simulator

// Offsets set by an app, changed targets, and a scroll view's edges, keyboard and zoom scale.
extension Scenario {
    static let huntScroll: [Scenario] = huntOffsets + huntDrags + huntEdges

    private static let huntOffsets: [Scenario] = [
        .statements("hunt-scroll-01") { stage in
            let place = CGPoint(x: 0, y: 1500)
            let stopped = try LongScroll(stage)
            try stopped.flick { $0.setContentOffset(place, animated: false) }
            let isDecelerating = stopped.view.isDecelerating
            try stage.settle()
            stage.state(
                0, !isDecelerating && stopped.listener.moves == 0 && stopped.view.contentOffset == place,
                "decelerating: \(isDecelerating), \(stopped.listener.moves) moves, at "
                    + "\(stopped.view.contentOffset)")
            let moved = try LongScroll(stage)
            try moved.flick { $0.contentOffset = place }
            stage.state(
                1, moved.view.isDecelerating && moved.listener.moves > 0,
                "decelerating: \(moved.view.isDecelerating), \(moved.listener.moves) moves")
        },
        .statements("hunt-scroll-02") { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 100, height: 100), CGSize(width: 500, height: 100))
            scene.view.bounds.origin.x = 100
            let offset = scene.view.contentOffset
            try stage.settle()
            stage.state(0, offset == CGPoint(x: 100, y: 0), "\(offset)")
            stage.state(1, scene.listener.moves == 0, "called \(scene.listener.moves) times")
        },
        .statements("hunt-scroll-03") { stage in
            let view = UIScrollView()
            let control = UIRefreshControl()
            view.contentSize = CGSize(width: 300, height: 3000)
            view.alwaysBounceVertical = true
            view.refreshControl = control
            try stage.launch(UIViewController(), filledWith: view)
            let before = view.contentOffset
            control.beginRefreshing()
            let atOnce = view.contentOffset
            try stage.settle()
            stage.state(
                0, atOnce == before && view.contentOffset == before,
                "\(before), then \(atOnce), then \(view.contentOffset)")
        },
        .messages("hunt-scroll-08") { stage in
            let scene = try LongScroll(stage)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            scene.view.addSubview(content)
            scene.listener.zoomed = content
            scene.view.minimumZoomScale = 0.5
            scene.view.maximumZoomScale = 3
            scene.view.zoomScale = .infinity
            stage.note("the zoom scale stays", scene.view.zoomScale == 1, "\(scene.view.zoomScale)")
        },
        .statements("hunt-scroll-09") { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 100, height: 100), CGSize(width: 100, height: 1000))
            let places: [(CGFloat, CGFloat)] = [(250, 200), (120, 120)]
            for (position, (top, offset)) in places.enumerated() {
                scene.view.scrollRectToVisible(
                    CGRect(x: 0, y: top, width: 100, height: 50), animated: false)
                stage.state(position, scene.view.contentOffset.y == offset, "\(scene.view.contentOffset)")
            }
        },
    ]

    private static let huntDrags: [Scenario] = [
        .statements("hunt-scroll-04") { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 300, height: 200), CGSize(width: 1500, height: 200))
            scene.view.isPagingEnabled = true
            scene.listener.target = CGPoint(x: 250, y: 0)
            stage.sim.swipe(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 110, y: 200))
            try stage.settle()
            let rest = scene.listener.rests.last?.x
            stage.state(
                0, rest.map { $0.truncatingRemainder(dividingBy: 300) == 0 } == true,
                "\(scene.listener.rests)")
            stage.state(1, rest != nil && rest != 250, "\(scene.listener.rests)")
        },
        .statements("hunt-scroll-05") { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 300, height: 400), CGSize(width: 300, height: 4000))
            scene.listener.target = CGPoint(x: 0, y: 800)
            stage.sim.swipe(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 200))
            try stage.settle()
            stage.state(0, scene.view.contentOffset.y == 800, "\(scene.view.contentOffset)")
            stage.state(1, scene.listener.rests.map(\.y) == [800], "\(scene.listener.rests)")
        },
        .statements("hunt-scroll-06") { stage in
            let page = UIViewController()
            let ground = HeardView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            let view = UIScrollView(frame: ground.bounds)
            let listener = FlickListener()
            view.contentSize = CGSize(width: 300, height: 1200)
            view.isScrollEnabled = false
            view.delegate = listener
            ground.addSubview(view)
            page.view.addSubview(ground)
            try stage.launch(page)
            listener.moves = 0
            stage.begin()
            stage.sim.pan(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200))
            try stage.settle()
            stage.state(
                0, view.contentOffset == .zero && listener.moves == 0,
                "\(view.contentOffset), \(listener.moves) moves")
            stage.state(1, listener.drags == 0, "called \(listener.drags) times")
            stage.state(2, stage.has("View.touchesBegan"), "\(stage.lines)")
        },
        .statements("hunt-scroll-07") { stage in
            for mode in [UIScrollView.KeyboardDismissMode.onDrag, .none] {
                let view = UIScrollView()
                view.contentSize = CGSize(width: 300, height: 3000)
                if mode != .none { view.keyboardDismissMode = mode }
                let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
                view.addSubview(field)
                try stage.launch(UIViewController(), filledWith: view)
                field.becomeFirstResponder()
                try stage.settle()
                stage.sim.touchDown(at: CGPoint(x: 200, y: 420))
                stage.sim.advance(by: 0.3)
                let before = field.isFirstResponder
                stage.sim.touchMove(to: CGPoint(x: 200, y: 250), over: 0.3)
                let (during, isDragging) = (field.isFirstResponder, view.isDragging)
                stage.sim.touchUp()
                try stage.settle()
                guard mode == .onDrag else {
                    stage.state(
                        2, isDragging && during && field.isFirstResponder,
                        "dragging: \(isDragging), first responder: \(during), \(field.isFirstResponder)")
                    continue
                }
                stage.state(0, before, "it does not edit any more")
                stage.state(1, isDragging && !during, "dragging: \(isDragging), first responder: \(during)")
            }
        },
    ]

    private static let huntEdges: [Scenario] = [
        .statements("hunt-scroll-10") { stage in
            let (page, view) = (UIViewController(), lowScroll(.scrollableAxes))
            try stage.launch(page, filledWith: view)
            stage.state(0, view.adjustedContentInset.top == 0, "\(view.adjustedContentInset)")
            view.alwaysBounceVertical = true
            try stage.settle()
            stage.state(
                1,
                view.adjustedContentInset.top == page.view.safeAreaInsets.top
                    && page.view.safeAreaInsets.top > 0,
                "\(view.adjustedContentInset), \(page.view.safeAreaInsets)")
            let (root, own) = (UIViewController(), lowScroll(.automatic))
            own.frame = root.view.bounds
            own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(own)
            try stage.launch(stage.navigation([root]))
            stage.state(
                2,
                own.adjustedContentInset.top == root.view.safeAreaInsets.top
                    && root.view.safeAreaInsets.top > 0,
                "\(own.adjustedContentInset), \(root.view.safeAreaInsets)")
        }
    ]

    /// A scroll view whose content is lower and narrower than a page.
    @MainActor
    private static func lowScroll(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) -> UIScrollView {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 100, height: 100)
        view.contentInsetAdjustmentBehavior = behavior
        return view
    }
}

/// A page with a scroll view without insets, and its delegate.
@MainActor
private struct LongScroll {
    let stage: Stage
    let view = UIScrollView()
    let listener = FlickListener()

    init(
        _ stage: Stage, _ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 800),
        _ content: CGSize = CGSize(width: 390, height: 5000)
    ) throws {
        self.stage = stage
        let page = UIViewController()
        view.frame = frame
        view.contentSize = content
        view.contentInsetAdjustmentBehavior = .never
        page.view.addSubview(view)
        try stage.launch(page)
        view.delegate = listener
    }

    /// Flicks the content; the closure runs in the first scroll callback after the finger is lifted. Then a tenth of a second passes.
    func flick(_ act: @escaping (UIScrollView) -> Void) throws {
        listener.onGlide = act
        stage.sim.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        for _ in 0..<60 where listener.onGlide != nil { stage.sim.advance(by: 1 / 60) }
        stage.note("the content goes on by itself", listener.onGlide == nil, "it rests")
        stage.sim.advance(by: 0.1)
    }
}

/// A scroll view's delegate that counts callbacks, and changes targets if requested.
@MainActor
private final class FlickListener: NSObject, UIScrollViewDelegate {
    var target: CGPoint?
    var zoomed: UIView?
    /// Called once, in the first scroll callback after the finger is lifted; callbacks are counted from then on.
    var onGlide: ((UIScrollView) -> Void)?
    var moves = 0
    private(set) var drags = 0
    /// The content offsets at the ends of decelerations.
    private(set) var rests: [CGPoint] = []
    private var isReleased = false

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        moves += 1
        guard isReleased, let act = onGlide else { return }
        onGlide = nil
        act(scrollView)
        moves = 0
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        isReleased = true
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests.append(scrollView.contentOffset) }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
