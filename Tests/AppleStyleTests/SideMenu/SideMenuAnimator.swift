import UIKit

/// Slides the panel in from the left and out again.
final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }
        let panel: UIView = controller.view
        if isPresentation { transitionContext.containerView.addSubview(panel) }

        let presentedFrame = transitionContext.finalFrame(for: controller)
        let onstage = isPresentation ? presentedFrame : panel.frame
        let offstage = onstage.offsetBy(dx: -onstage.width, dy: 0)
        panel.frame = isPresentation ? offstage : onstage
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut],
            animations: { panel.frame = self.isPresentation ? onstage : offstage },
            completion: { _ in
                let completed = !transitionContext.transitionWasCancelled
                if completed != self.isPresentation { panel.removeFromSuperview() }
                transitionContext.completeTransition(completed)
            })
    }
}
