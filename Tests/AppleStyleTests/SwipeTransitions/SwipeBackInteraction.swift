import UIKit

/// Drives a pop with a pan that may start anywhere on the top page.
final class SwipeBackInteraction: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    private weak var navigationController: UINavigationController?
    private(set) lazy var gestureRecognizer = UIPanGestureRecognizer(
        target: self, action: Selector("handlePan:", SwipeBackInteraction.handlePan))

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        completionCurve = .easeOut
    }

    func attach(to view: UIView) {
        gestureRecognizer.maximumNumberOfTouches = 1
        gestureRecognizer.delegate = self
        view.addGestureRecognizer(gestureRecognizer)
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view else { return }
        let width = view.bounds.width
        let translation = gesture.translation(in: view.superview).x
        let progress = min(max(translation / width, 0), 1)
        switch gesture.state {
        case .began:
            isActive = true
            navigationController?.popViewController(animated: true)
        case .changed:
            update(progress)
        case .ended:
            let velocity = gesture.velocity(in: view.superview).x
            isActive = false
            if velocity > 500 || (progress > 0.5 && velocity >= -100) {
                completionSpeed = max(1 - progress, 0.3)
                finish()
            } else {
                completionSpeed = max(progress, 0.3)
                cancel()
            }
        case .cancelled, .failed:
            isActive = false
            cancel()
        default:
            break
        }
    }
}

extension SwipeBackInteraction: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
            return false
        }
        let velocity = pan.velocity(in: pan.view)
        return navigationController.viewControllers.count > 1
            && navigationController.transitionCoordinator == nil
            && velocity.x > abs(velocity.y)
    }
}
