/// Holds touches back from a scroll view's content until it is clear that the finger does not scroll.
///
/// A finger that stops content which goes on by itself does nothing else to it. When it is lifted the content goes to
/// where it may rest: a page, or the edge that it was past.
final class ContentTouchDelay: UIGestureRecognizer {
    private var timer: MainLoop.Timer?
    /// Whether the finger has stopped the content: its touch is held back to the end, and then taken.
    private var hasCaught = false

    var isDelaying = true

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
    }

    /// Lets the touches that are held back through, unless they have stopped the content.
    func letThrough() {
        if state == .possible, !hasCaught, timer != nil { state = .failed }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, !hasCaught else { return }
        if let scrollView = view as? UIScrollView, scrollView.isDecelerating {
            scrollView.motion?.hold()
            hasCaught = true
        } else if !isDelaying {
            state = .failed
        } else if timer == nil {
            timer = Runtime.loop.schedule(after: 0.15, "touch of a scroll view's content") { [weak self] in
                self?.state = .failed
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 0 else { return }
        state = hasCaught ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .failed }
    }

    override func reset() {
        timer?.cancel()
        timer = nil
        guard hasCaught else { return }
        hasCaught = false
        (view as? UIScrollView)?.goOnWhenCaught()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
