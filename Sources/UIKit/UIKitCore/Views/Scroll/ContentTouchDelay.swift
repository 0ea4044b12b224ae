/// Delays touches to a scroll view's content until it is clear that they don't scroll.
///
/// A touch that stops decelerating content has no other effect on it. When it ends, the content scrolls to a valid
/// resting position: a page, or the edge that it was past.
final class ContentTouchDelay: UIGestureRecognizer {
    private var timer: MainLoop.Timer?
    /// Whether the touch has stopped the content. It is delayed until its end, and then recognized.
    private var hasCaught = false

    var isDelaying = true

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
    }

    /// Delivers the delayed touches, unless they have stopped the content.
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
