import UIKit

/// The callbacks of a card.
@MainActor
protocol CardDelegate: AnyObject {
    func cardShouldDismiss(_ card: CardPresentationController) -> Bool
    func cardDidDismiss(_ card: CardPresentationController)
}

/// A card over a page that shrinks behind it. The card follows the finger, resists upward, and is dismissed when it is flicked or dragged
/// far enough down.
final class CardPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
    weak var cardDelegate: (any CardDelegate)?
    weak var trackedScrollView: UIScrollView?
    private(set) var log: [String] = []
    private var anchor: CGFloat = 0
    private var isDragging = false
    private var settling: UIViewPropertyAnimator?
    let topGap: CGFloat = 60

    private(set) lazy var shadeView: UIView = {
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .black
        view.alpha = 0
        return view
    }()
    private(set) lazy var grabber: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 8, width: 36, height: 5))
        view.backgroundColor = .lightGray
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
        return view
    }()
    private(set) lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(
            target: self, action: Selector("handlePan:", CardPresentationController.handlePan))
        pan.delegate = self
        return pan
    }()

    // MARK: Presentation

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        let isCompactHeight = traitCollection.verticalSizeClass == .compact
        let top = isCompactHeight ? 0 : topGap
        let width = isCompactHeight ? min(bounds.width, 500) : bounds.width
        return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: bounds.height - top)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        log.append("willBegin")
        guard let containerView, let presentedView else { return }
        shadeView.frame = containerView.bounds
        containerView.insertSubview(shadeView, at: 0)
        grabber.center.x = presentedView.bounds.midX
        presentedView.addSubview(grabber)
        presentedView.addGestureRecognizer(pan)
        alongside { self.shadeView.alpha = 0.4 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        log.append("didEnd \(completed)")
        if !completed { removeOrnaments() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        log.append("dismissalWillBegin")
        alongside { self.shadeView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        log.append("dismissalDidEnd \(completed)")
        guard completed else { return }
        removeOrnaments()
        cardDelegate?.cardDidDismiss(self)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard !isDragging, settling == nil, presentedViewController.transitionCoordinator == nil else {
            return
        }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("willTransition \(Int(size.width))x\(Int(size.height))")
        // Cancel a drag before the rotation.
        pan.isEnabled = false
        pan.isEnabled = true
        settling?.stopAnimation(true)
        settling = nil
        coordinator.animate { _ in
            self.presentedView?.transform = .identity
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
        } completion: { _ in
            self.log.append("didTransition")
        }
    }

    private func alongside(_ animations: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else {
            animations()
            return
        }
        coordinator.animate(alongsideTransition: { _ in animations() })
    }

    private func removeOrnaments() {
        shadeView.removeFromSuperview()
        grabber.removeFromSuperview()
        presentedView?.removeGestureRecognizer(pan)
    }

    // MARK: Dragging

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let presentedView, let containerView else { return }
        let translation = gesture.translation(in: containerView).y
        switch gesture.state {
        case .began:
            settling?.stopAnimation(true)
            settling = nil
            anchor = translation - presentedView.transform.ty
            isDragging = scrollIsAtTop
        case .changed:
            drag(to: translation)
        case .ended:
            guard isDragging else { return }
            isDragging = false
            let velocity = gesture.velocity(in: containerView).y
            let distance = presentedView.transform.ty
            if (velocity > 800 || distance > presentedView.bounds.height * 0.4) && mayDismiss {
                presentedViewController.dismiss(animated: true)
            } else {
                settle(velocity: velocity)
            }
        case .cancelled, .failed:
            guard isDragging else { return }
            isDragging = false
            settle(velocity: 0)
        default:
            break
        }
    }

    private var mayDismiss: Bool {
        !presentedViewController.isModalInPresentation && cardDelegate?.cardShouldDismiss(self) ?? true
    }

    private var scrollIsAtTop: Bool {
        guard let scroll = trackedScrollView else { return true }
        return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    }

    private func drag(to translation: CGFloat) {
        guard let presentedView else { return }
        if !isDragging {
            guard scrollIsAtTop else { return }
            isDragging = true
            anchor = translation
        }
        let distance = translation - anchor
        if let scroll = trackedScrollView {
            if distance < 0 {
                // The content handles the touch again.
                isDragging = false
                presentedView.transform = .identity
                return
            }
            scroll.setContentOffset(
                CGPoint(x: scroll.contentOffset.x, y: -scroll.adjustedContentInset.top), animated: false)
        }
        presentedView.transform = CGAffineTransform(translationX: 0, y: rubberBand(distance))
        shadeView.alpha = 0.4 * (1 - max(0, distance) / presentedView.bounds.height)
    }

    /// Downward is free; upward, the resistance increases with the distance.
    private func rubberBand(_ distance: CGFloat) -> CGFloat {
        guard distance < 0, let presentedView else { return distance }
        let dimension = presentedView.bounds.height
        return -(1 - 1 / (-distance * 0.55 / dimension + 1)) * dimension
    }

    private func settle(velocity: CGFloat) {
        guard let presentedView else { return }
        let distance = presentedView.transform.ty
        let relative = distance == 0 ? 0 : -velocity / distance
        let spring = UISpringTimingParameters(
            dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: relative))
        let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
        animator.addAnimations {
            presentedView.transform = .identity
            self.shadeView.alpha = 0.4
        }
        animator.addCompletion { _ in self.settling = nil }
        settling = animator
        animator.startAnimation()
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === trackedScrollView?.panGestureRecognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let velocity = pan.velocity(in: containerView)
        return abs(velocity.y) > abs(velocity.x)
    }
}
