/// The methods of a navigation controller's delegate. Follows Apple's page "UINavigationControllerDelegate".
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called after the view controller's `viewWillAppear`. Evidence: push-05.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)

    /// Called after the view controller's `viewDidAppear`. Evidence: push-05.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)

    /// Returns the animator of a push or pop; `nil` for the system's animation. Called once per animated push or pop,
    /// before any callback.
    ///
    /// A delegate that implements it disables the back swipe, whatever it returns. iOS 7.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of the animator's push or pop; `nil` if it isn't interactive. Called if there
    /// is an animator. iOS 7.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the orientation in which a presentation of the stack begins. iOS 7.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation

    /// Returns the orientations of the whole stack. iOS 7.
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

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalMember.absent(nil) }

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Leaves the decision to the controller.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { OptionalMember.absent(.unknown) }

    /// Leaves the decision to the controller.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { OptionalMember.absent(.all) }
}

extension UINavigationController {
    /// The kind of an animated stack change. iOS 7. Follows Apple's page "UINavigationController.Operation".
    public enum Operation: Int, Sendable {
        /// No change.
        case none
        /// The view controller that appears is new on the stack.
        case push
        /// The view controller that disappears is removed from the stack.
        case pop
    }
}
