import UIKit

/// A push that slides in over the page below, which moves at a third of the speed.
final class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    private(set) var endings: [Bool] = []

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        guard let transitionContext, transitionContext.isAnimated else { return 0 }
        return 0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard
            let toController = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let width = container.bounds.width
        let offstage = CGAffineTransform(translationX: width, y: 0)
        let drifted = CGAffineTransform(translationX: -width / 3, y: 0)

        toView.frame = transitionContext.finalFrame(for: toController)
        let shade = UIView(frame: container.bounds)
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        shade.isUserInteractionEnabled = false
        if operation == .push {
            container.addSubview(shade)
            container.addSubview(toView)
            toView.transform = offstage
            shade.alpha = 0
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            container.insertSubview(shade, aboveSubview: toView)
            toView.transform = drifted
            shade.alpha = 1
        }

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        ) {
            toView.transform = .identity
            fromView.transform = self.operation == .push ? drifted : offstage
            shade.alpha = self.operation == .push ? 1 : 0
        } completion: { _ in
            shade.removeFromSuperview()
            fromView.transform = .identity
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        endings.append(transitionCompleted)
    }
}
