// The recognisers of a view.
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

    /// Called when a finger has come down in the view or beneath: recognisers of UIKit's own are made only now.
    func prepareForTouches() {
        if flags.contains(.isPresentationHost) {
            (self as? PresentationContainerView)?.controller?.prepareForTouches()
        } else {
            (owner as? UINavigationController)?.prepareSwipe()
        }
    }
}
