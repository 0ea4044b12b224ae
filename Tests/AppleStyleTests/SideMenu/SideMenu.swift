import UIKit

/// A menu that a finger drags out from the left edge of a page and back.
@MainActor
final class SideMenu: NSObject {
    private weak var host: UIViewController?
    private let makeMenu: () -> UIViewController
    private var interaction: UIPercentDrivenInteractiveTransition?
    private(set) weak var presentation: SideMenuPresentationController?
    private(set) lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
        let pan = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("handleEdgePan:", SideMenu.handleEdgePan))
        pan.edges = .left
        return pan
    }()
    var onOpen: (() -> Void)?
    var onClose: (() -> Void)?

    init(host: UIViewController, makeMenu: @escaping () -> UIViewController) {
        self.host = host
        self.makeMenu = makeMenu
        super.init()
        host.view.addGestureRecognizer(edgePan)
    }

    func open(animated: Bool = true) {
        guard let host, host.presentedViewController == nil else { return }
        let menu = makeMenu()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = self
        menu.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("handleClosePan:", SideMenu.handleClosePan))
        )
        host.present(menu, animated: animated) { self.onOpen?() }
    }

    func close(animated: Bool = true) {
        host?.dismiss(animated: animated) { self.onClose?() }
    }

    func handleEdgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let translation = gesture.translation(in: gesture.view).x
        drive(gesture, fraction: translation / panelWidth, direction: 1) { self.open() }
    }

    func handleClosePan(_ gesture: UIPanGestureRecognizer) {
        // The panel moves with the finger, so measure in a view that doesn't move.
        let translation = gesture.translation(in: gesture.view?.window).x
        drive(gesture, fraction: -translation / panelWidth, direction: -1) { self.close() }
    }

    private var panelWidth: CGFloat {
        let width = presentation?.frameOfPresentedViewInContainerView.width ?? 0
        return width > 0 ? width : 320
    }

    private func drive(
        _ gesture: UIPanGestureRecognizer, fraction: CGFloat, direction: CGFloat, begin: () -> Void
    ) {
        switch gesture.state {
        case .began:
            guard interaction == nil else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            begin()
        case .changed:
            interaction?.update(min(max(fraction, 0), 1))
        case .ended:
            let velocity = gesture.velocity(in: gesture.view?.window).x * direction
            let finishes = velocity > 400 || (velocity > -400 && fraction > 0.5)
            if finishes { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}

extension SideMenu: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = SideMenuPresentationController(
            presentedViewController: presented, presenting: presenting)
        controller.delegate = self
        presentation = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SideMenuAnimator(isPresentation: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SideMenuAnimator(isPresentation: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

extension SideMenu: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
