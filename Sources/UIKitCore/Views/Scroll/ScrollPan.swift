/// The recogniser by which a finger drags a scroll view's content.
package final class ScrollPan: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// The scroll view, if an app's class has made it a delegate.
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
        // Content that does not move is not in the way of its subviews.
        scrollView?.contentDelay.letThrough()
    }

    /// A scroll view around another one lets the inner one scroll.
    package override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = otherGestureRecognizer as? ScrollPan, let view, let inner = other.view else {
            return false
        }
        return inner !== view && inner.isWithin(view)
    }

    package override var ownerLetsBegin: Bool {
        guard let scrollView, scrollView.contentGivesUp(attempt) else { return false }
        // A scroll view that was touched itself is asked as the touched view, one that is a delegate as that.
        return delegate != nil || attempt.contains { $0.viewOfTouch === scrollView }
            || scrollView.gestureRecognizerShouldBegin(self)
    }

    package override func sendActions() {
        scrollView?.follow(self)
        super.sendActions()
    }
}
