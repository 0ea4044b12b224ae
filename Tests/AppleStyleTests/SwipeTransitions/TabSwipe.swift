import UIKit

/// Slides one tab's page out while the neighbor's slides in.
final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let edge: UIRectEdge

    init(edge: UIRectEdge) {
        self.edge = edge
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let from = transitionContext.viewController(forKey: .from)!
        let to = transitionContext.viewController(forKey: .to)!
        let fromView = transitionContext.view(forKey: .from) ?? from.view!
        let toView = transitionContext.view(forKey: .to) ?? to.view!
        let fromFrame = transitionContext.initialFrame(for: from)
        let toFrame = transitionContext.finalFrame(for: to)
        let direction: CGFloat = edge == .right ? 1 : -1

        fromView.frame = fromFrame
        toView.frame = toFrame.offsetBy(dx: toFrame.width * direction, dy: 0)
        transitionContext.containerView.addSubview(toView)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            fromView.frame = fromFrame.offsetBy(dx: -fromFrame.width * direction, dy: 0)
            toView.frame = toFrame
        } completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            if cancelled { toView.removeFromSuperview() }
            fromView.frame = fromFrame
            transitionContext.completeTransition(!cancelled)
        }
    }
}

/// Follows a pan; it measures the distance in the transition's container.
final class TabSlideInteraction: UIPercentDrivenInteractiveTransition {
    private let gestureRecognizer: UIPanGestureRecognizer
    private let edge: UIRectEdge
    private weak var transitionContext: (any UIViewControllerContextTransitioning)?
    private var startingTranslation: CGFloat = 0

    init(gestureRecognizer: UIPanGestureRecognizer, edge: UIRectEdge) {
        self.gestureRecognizer = gestureRecognizer
        self.edge = edge
        super.init()
        gestureRecognizer.addTarget(
            self, action: Selector("gestureDidUpdate:", TabSlideInteraction.gestureDidUpdate))
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext
        startingTranslation = gestureRecognizer.translation(in: transitionContext.containerView).x
        super.startInteractiveTransition(transitionContext)
    }

    private func detach() {
        gestureRecognizer.removeTarget(
            self, action: Selector("gestureDidUpdate:", TabSlideInteraction.gestureDidUpdate))
    }

    private var fraction: CGFloat {
        guard let container = transitionContext?.containerView else { return 0 }
        let translation = gestureRecognizer.translation(in: container).x
        guard edge == .right ? translation < 0 : translation > 0 else { return -1 }
        return abs(translation) / container.bounds.width
    }

    func gestureDidUpdate(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .changed:
            if fraction < 0 {
                // The finger crossed its starting point: the neighbor isn't the destination anymore.
                cancel()
                detach()
            } else {
                update(fraction)
            }
        case .ended:
            if fraction >= 0.4 { finish() } else { cancel() }
            detach()
        case .cancelled, .failed:
            cancel()
            detach()
        default:
            break
        }
    }
}

/// Swiping between the tabs of a tab bar controller.
final class TabSwipe: NSObject, UITabBarControllerDelegate {
    private weak var tabBarController: UITabBarController?
    private(set) var log: [String] = []
    private(set) lazy var gestureRecognizer = UIPanGestureRecognizer(
        target: self, action: Selector("didPan:", TabSwipe.didPan))

    init(tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        super.init()
        tabBarController.delegate = self
        tabBarController.view.addGestureRecognizer(gestureRecognizer)
    }

    func didPan(_ gesture: UIPanGestureRecognizer) {
        guard let tabBarController, tabBarController.transitionCoordinator == nil else { return }
        if gesture.state == .began || gesture.state == .changed { begin(gesture) }
    }

    private func begin(_ gesture: UIPanGestureRecognizer) {
        guard let tabBarController, let pages = tabBarController.viewControllers else { return }
        let translation = gesture.translation(in: tabBarController.view).x
        if translation > 0, tabBarController.selectedIndex > 0 {
            tabBarController.selectedIndex -= 1
        } else if translation < 0, tabBarController.selectedIndex + 1 < pages.count {
            tabBarController.selectedIndex += 1
        } else if translation != 0 {
            // There is no tab on that side, so cancel the touch.
            gesture.isEnabled = false
            gesture.isEnabled = true
        }
        // The user may reverse past the start in one movement; then the destination is the neighbor on the other side.
        tabBarController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            if context.isCancelled && gesture.state == .changed { self.begin(gesture) }
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let pages = tabBarController.viewControllers ?? []
        let forward = (pages.firstIndex(of: toVC) ?? 0) > (pages.firstIndex(of: fromVC) ?? 0)
        return TabSlideAnimator(edge: forward ? .right : .left)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let slide = animationController as? TabSlideAnimator else { return nil }
        switch gestureRecognizer.state {
        case .began, .changed:
            return TabSlideInteraction(gestureRecognizer: gestureRecognizer, edge: slide.edge)
        default: return nil
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        log.append("didSelect \(viewController.title ?? "")")
    }
}
