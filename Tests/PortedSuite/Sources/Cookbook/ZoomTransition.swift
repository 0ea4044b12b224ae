import UIKit

/// A transition in which a page grows from the center.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var duration: TimeInterval = 0.6
    private(set) var endings: [Bool] = []

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let page = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        if isPresenting {
            if let controller = context.viewController(forKey: .to) {
                page.frame = context.finalFrame(for: controller)
            }
            context.containerView.addSubview(page)
            page.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
        UIView.animate(
            withDuration: duration,
            animations: {
                page.transform = self.isPresenting ? .identity : CGAffineTransform(scaleX: 0.1, y: 0.1)
            },
            completion: { _ in
                if !self.isPresenting { page.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) {
        endings.append(transitionCompleted)
    }
}

final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let presenting = ZoomAnimator(isPresenting: true)
    let dismissing = ZoomAnimator(isPresenting: false)

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self.presenting }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        dismissing
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmingPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? presenting : nil
    }
}

final class DimmingPresentationController: UIPresentationController {
    let dimmingView = UIView()

    override func presentationTransitionWillBegin() {
        dimmingView.frame = containerView?.bounds ?? .zero
        dimmingView.alpha = 0
        containerView?.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0.5
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        containerView?.bounds.insetBy(dx: 40, dy: 120) ?? .zero
    }
}
