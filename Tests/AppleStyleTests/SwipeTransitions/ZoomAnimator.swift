import UIKit

/// A zoom through a snapshot, built on a property animator so that it can be stopped, scrubbed and reversed.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    private(set) var positions: [UIViewAnimatingPosition] = []
    private(set) var endings: [Bool] = []
    private(set) var animator: UIViewPropertyAnimator?

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        // UIKit calls this more than once and requires the same animator for the whole transition.
        if let animator { return animator }

        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        let toController = transitionContext.viewController(forKey: .to)!
        toView.frame = transitionContext.finalFrame(for: toController)

        let ghost = fromView.snapshotView(afterScreenUpdates: false) ?? UIView()
        ghost.frame = fromView.frame
        container.addSubview(toView)
        container.addSubview(ghost)
        toView.alpha = 0
        let scale: CGFloat = operation == .push ? 0.8 : 1.2
        toView.transform = CGAffineTransform(scaleX: scale, y: scale)

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            timingParameters: UICubicTimingParameters(animationCurve: .linear))
        animator.addAnimations {
            toView.alpha = 1
            toView.transform = .identity
            ghost.alpha = 0
            ghost.transform = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        }
        animator.addCompletion { position in
            self.positions.append(position)
            ghost.removeFromSuperview()
            toView.alpha = 1
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        endings.append(transitionCompleted)
        animator = nil
    }
}
