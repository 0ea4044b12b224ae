/// What an animator knows about a transition, and how it reports the end to UIKit. iOS 7.
///
/// UIKit makes it; never make one yourself. Follows Apple's page "UIViewControllerContextTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The leaving view is in it; the animator adds the coming one.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether something drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was given up.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that goes with the transition; the identity without one. iOS 8.
    var targetTransform: CGAffineTransform { get }

    /// Tells how far an interactive transition has come, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Tells that the finger let go and the transition goes on to its end.
    func finishInteractiveTransition()

    /// Tells that the finger let go and the transition goes back.
    func cancelInteractiveTransition()

    /// Tells that an animation under way is taken up again. iOS 10.
    func pauseInteractiveTransition()

    /// Tells that the animation is over, with `false` when the pages stay as they were. Must be called.
    func completeTransition(_ didComplete: Bool)

    /// The page that leaves or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that leaves or comes; `nil` when it is not the transition's to move. iOS 8.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Where a page's view is at the beginning; zero when it is not visible then.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where a page's view is to be at the end; zero when it is not visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
