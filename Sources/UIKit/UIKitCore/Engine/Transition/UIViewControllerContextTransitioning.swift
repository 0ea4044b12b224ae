/// Information about a transition for an animator, which reports the end to UIKit. iOS 7.
///
/// UIKit creates the context; never create one yourself. Follows Apple's page "UIViewControllerContextTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. It contains the leaving view; the animator adds the arriving
    /// one.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The presentation style; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation during the transition; the identity without one. iOS 8.
    var targetTransform: CGAffineTransform { get }

    /// Reports the progress of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Reports that the interaction ended and the transition completes.
    func finishInteractiveTransition()

    /// Reports that the interaction ended and the transition is canceled.
    func cancelInteractiveTransition()

    /// Reports that the user interrupts a running animation. iOS 10.
    func pauseInteractiveTransition()

    /// Reports the end of the animation, with `false` if the transition was canceled. The animator must call it.
    func completeTransition(_ didComplete: Bool)

    /// Returns the leaving or the arriving view controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the leaving or the arriving view; `nil` if the animator must not move it. iOS 8.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Returns the frame of a view controller's view at the start; zero if it isn't visible then.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Returns the frame of a view controller's view at the end; zero if it isn't visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
