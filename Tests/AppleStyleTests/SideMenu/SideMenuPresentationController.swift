import UIKit

/// The menu over its page: a panel on the left and a dimming view next to it that closes the menu on a tap.
final class SideMenuPresentationController: UIPresentationController {
    private(set) var log: [String] = []
    private(set) lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.alpha = 0
        view.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("didTap:", SideMenuPresentationController.didTap)))
        return view
    }()

    override var shouldRemovePresentersView: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let size = size(
            forChildContentContainer: presentedViewController,
            withParentContainerSize: containerView.bounds.size)
        return CGRect(origin: .zero, size: size)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let preferred = container.preferredContentSize.width
        return CGSize(
            width: preferred > 0 ? preferred : min(320, parentSize.width * 0.8), height: parentSize.height)
    }

    override func presentationTransitionWillBegin() {
        log.append("willBegin")
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.append("didEnd \(completed)")
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        log.append("dismissalWillBegin")
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 0
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log.append("dismissalDidEnd \(completed)")
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        containerView?.setNeedsLayout()
        UIView.animate(withDuration: 0.25) { self.containerView?.layoutIfNeeded() }
    }

    func didTap(_ gesture: UITapGestureRecognizer) {
        presentingViewController.dismiss(animated: true)
    }
}
