import UIKit

/// Slides the top page out and the page below in, as UIKit's own pop does: for a pop that UIKit doesn't drive.
final class PageSlide: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration of UIKit's own pop.
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let page = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = context.finalFrame(for: page)
        let distance = place.width * (isRightToLeft ? -1 : 1)
        // A shade over the page below, until the page above has left.
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
        shade.isUserInteractionEnabled = false
        container.insertSubview(to, belowSubview: from)
        container.insertSubview(shade, belowSubview: from)
        to.frame = place.offsetBy(dx: -distance * 0.3, dy: 0)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
            from.frame = from.frame.offsetBy(dx: distance, dy: 0)
            to.frame = place
            shade.alpha = 0
        } completion: { _ in
            shade.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
