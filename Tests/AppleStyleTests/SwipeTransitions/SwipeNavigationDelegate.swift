import UIKit

/// Provides the animators of a navigation controller and the pan that drives its pops.
final class SwipeNavigationDelegate: NSObject, UINavigationControllerDelegate {
    enum Style { case parallax, zoom }

    let style: Style
    let interaction: SwipeBackInteraction
    private(set) var log: [String] = []
    private(set) var lastAnimator: (any UIViewControllerAnimatedTransitioning)?

    init(navigationController: UINavigationController, style: Style) {
        self.style = style
        interaction = SwipeBackInteraction(navigationController: navigationController)
        super.init()
        navigationController.delegate = self
        interaction.attach(to: navigationController.view)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch style {
        case .parallax: lastAnimator = ParallaxAnimator(operation: operation)
        case .zoom: lastAnimator = ZoomAnimator(operation: operation)
        }
        return lastAnimator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction.isActive ? interaction : nil
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        log.append("willShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.append("didShow \(viewController.title ?? "")")
    }
}
