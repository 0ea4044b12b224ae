import UIKit

/// A transition that a finger can interrupt, reverse and continue: the interaction controller doesn't use percentages itself, but sets the
/// fraction of the property animator and notifies the context.
final class GrabbableTransition: NSObject, UIViewControllerInteractiveTransitioning {
    let animator: ZoomAnimator
    private let startsInteractively: Bool
    private var context: (any UIViewControllerContextTransitioning)?
    private var fractionAtGrab: CGFloat = 0
    private(set) lazy var gestureRecognizer = UIPanGestureRecognizer(
        target: self, action: Selector("handlePan:", GrabbableTransition.handlePan))

    init(animator: ZoomAnimator, startsInteractively: Bool = false) {
        self.animator = animator
        self.startsInteractively = startsInteractively
        super.init()
    }

    var wantsInteractiveStart: Bool { startsInteractively }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        transitionContext.containerView.addGestureRecognizer(gestureRecognizer)
        let running = animator.interruptibleAnimator(using: transitionContext)
        if !transitionContext.isInteractive { running.startAnimation() }
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let context, let running = animator.animator else { return }
        switch gesture.state {
        case .began:
            running.pauseAnimation()
            context.pauseInteractiveTransition()
            fractionAtGrab = running.fractionComplete
        case .changed:
            let translation = gesture.translation(in: context.containerView).x
            let moved = translation / context.containerView.bounds.width
            running.fractionComplete = min(max(fractionAtGrab + moved, 0), 1)
            context.updateInteractiveTransition(running.fractionComplete)
        case .ended, .cancelled:
            let velocity = gesture.velocity(in: context.containerView).x
            if gesture.state == .ended && (velocity > 0 || (velocity == 0 && running.fractionComplete > 0.5))
            {
                running.isReversed = false
                context.finishInteractiveTransition()
            } else {
                running.isReversed = true
                context.cancelInteractiveTransition()
            }
            running.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default:
            break
        }
    }
}

/// Provides an interruptible transition for every push and pop of a navigation controller.
final class GrabbableNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var current: GrabbableTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = ZoomAnimator(operation: operation)
        current = GrabbableTransition(animator: animator)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        current
    }
}
