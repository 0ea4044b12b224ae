/// UIKit's own animation of an interactive transition. The container has added the views.
final class SystemSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: duration, animations: {}) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
