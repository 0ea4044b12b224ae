/// UIKit's own animation of a transition that a finger drives. The container has put the views in place.
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
