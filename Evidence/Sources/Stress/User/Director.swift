import Simulator

/// App code that animates transitions itself, and holds some of them midway.
@MainActor
final class Director: NSObject {
    private var drivers: [UIPercentDrivenInteractiveTransition] = []
    private var transitions = 0
    /// Whether a transition was canceled since the app was last idle.
    var hasGivenUp = false

    /// Performs an operation if it concerns a driven transition.
    func drives(_ operation: Operation) -> Bool {
        switch operation.kind {
        case .driveOn:
            drivers.last?.update(CGFloat(operation.choice % 100) / 100)
        case .driveToEnd, .driveBack:
            if let driver = drivers.popLast() { end(driver, completing: operation.kind == .driveToEnd) }
        default: return false
        }
        return true
    }

    /// Ends all held transitions. Returns whether there were any.
    func letGo() -> Bool {
        let held = drivers
        drivers.removeAll()
        for (index, driver) in held.enumerated() { end(driver, completing: index % 2 == 0) }
        return !held.isEmpty
    }

    private func end(_ driver: UIPercentDrivenInteractiveTransition, completing: Bool) {
        if completing { return driver.finish() }
        hasGivenUp = true
        driver.cancel()
    }

    /// A third of the transitions are held, a third are animated, and UIKit performs the others.
    private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
        transitions += 1
        return transitions % 3 == 0 ? nil : Fade()
    }

    private func driver() -> (any UIViewControllerInteractiveTransitioning)? {
        guard transitions % 3 == 1 else { return nil }
        let driver = UIPercentDrivenInteractiveTransition()
        drivers.append(driver)
        return driver
    }
}

extension Director: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
}

extension Director: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
}

extension Director: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { animator() }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { driver() }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { driver() }
}

/// An animator as in Apple's documentation: the new view is added and fades in.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: page)
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.3) {
            context.view(forKey: .from)?.alpha = 0.5
        } completion: { _ in
            context.view(forKey: .from)?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
