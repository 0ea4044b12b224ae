// The recognizers of a view.
extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.viewReference.isTo(self) else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        ensureExtras().gestureRecognizers = (extras?.gestureRecognizers ?? []) + [recognizer]
        recognizer.viewReference.object = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewReference.isTo(self) else { return }
        extras?.gestureRecognizers?.removeIdentical(recognizer)
        Runtime.current.application.arena.abandon(recognizer)
        recognizer.viewReference.object = nil
    }

    func replaceGestureRecognizers(by recognizers: [UIGestureRecognizer]?) {
        for recognizer in extras?.gestureRecognizers ?? [] where recognizers?.holds(recognizer) != true {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
    }

    /// Called when a touch has begun in the view or its subviews. Only then does UIKit create its own recognizers.
    func prepareForTouches() {
        if flags.contains(.isPresentationHost) {
            (self as? PresentationContainerView)?.controller?.prepareForTouches()
        } else {
            (owner as? UINavigationController)?.prepareSwipe()
        }
    }
}
