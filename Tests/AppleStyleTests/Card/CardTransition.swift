import UIKit

/// Moves the card up from below and down again with a spring, from any position.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        isPresentation ? 0.5 : 0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let duration = transitionDuration(using: transitionContext)
        if isPresentation {
            guard
                let card = transitionContext.view(forKey: .to),
                let controller = transitionContext.viewController(forKey: .to)
            else { return }
            container.addSubview(card)
            card.frame = transitionContext.finalFrame(for: controller)
            card.transform = CGAffineTransform(translationX: 0, y: container.bounds.maxY - card.frame.minY)
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState]
            ) {
                card.transform = .identity
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        } else {
            guard let card = transitionContext.view(forKey: .from) else { return }
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
                card.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
            } completion: { _ in
                let completed = !transitionContext.transitionWasCancelled
                if completed { card.removeFromSuperview() }
                card.transform = .identity
                transitionContext.completeTransition(completed)
            }
        }
    }
}

/// Presents a controller as a card.
final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    weak var cardDelegate: (any CardDelegate)?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let card = CardPresentationController(presentedViewController: presented, presenting: presenting)
        card.cardDelegate = cardDelegate
        card.trackedScrollView =
            presented.viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        return card
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(isPresentation: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(isPresentation: false)
    }
}
