/// The pan gesture recognizer of a scroll view.
package final class ScrollPan: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// The scroll view, if its class conforms to the delegate protocol.
    package override var delegate: (any UIGestureRecognizerDelegate)? {
        get { view as? any UIGestureRecognizerDelegate }
        set {
            guard newValue !== view else { return }
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
        }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.isTouched = true
    }

    package override func reset() {
        super.reset()
        scrollView?.isTouched = false
        // If the content doesn't scroll, its subviews receive the delayed touches.
        scrollView?.contentDelay.letThrough()
    }

    /// An outer scroll view lets an inner one scroll first.
    package override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = otherGestureRecognizer as? ScrollPan, let view, let inner = other.view else {
            return false
        }
        return inner !== view && inner.isWithin(view)
    }

    package override var ownerLetsBegin: Bool {
        guard let scrollView, scrollView.contentGivesUp(attempt) else { return false }
        // If the scroll view is the touched view or the delegate, it has already been asked.
        return delegate != nil || attempt.contains { $0.viewOfTouch === scrollView }
            || scrollView.gestureRecognizerShouldBegin(self)
    }

    package override func sendActions() {
        scrollView?.follow(self)
        super.sendActions()
    }
}
