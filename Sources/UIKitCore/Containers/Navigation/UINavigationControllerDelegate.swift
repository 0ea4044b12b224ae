/// Is notified of the pages a navigation controller shows. Follows Apple's page "UINavigationControllerDelegate".
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called when the page's `viewWillAppear` has been called. Evidence: push-05.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)

    /// Called when the page's `viewDidAppear` has been called. Evidence: push-05.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)

    /// Who animates a push or pop; `nil` is the system. Asked once for each animated one, before any callback.
    ///
    /// A delegate that implements it turns the swipe back off, whatever it returns. iOS 7.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What drives the animator's push or pop; `nil` is time. Asked when there is an animator. iOS 7.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The orientation in which a presentation of the stack begins. iOS 7.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation

    /// The orientations of the whole stack. iOS 7.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}

    /// Leaves it to the system.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalMember.absent(nil) }

    /// Leaves it to time.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Leaves it to the controller.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { OptionalMember.absent(.unknown) }

    /// Leaves it to the controller.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { OptionalMember.absent(.all) }
}

extension UINavigationController {
    /// What an animated change of the stack is. iOS 7. Follows Apple's page "UINavigationController.Operation".
    public enum Operation: Int, Sendable {
        /// No change.
        case none
        /// The coming page is new on the stack.
        case push
        /// The leaving page goes off the stack.
        case pop
    }
}
