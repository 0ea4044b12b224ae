import Simulator

/// A page with a scroll view without insets, and its delegate.
@MainActor
struct LongScroll {
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
final class FlickListener: NSObject, UIScrollViewDelegate {
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
