/// A custom animation of a transition. iOS 7.
///
/// A delegate hands it out: of a navigation or tab bar controller, or a controller's `transitioningDelegate`. Follows
/// Apple's page "UIViewControllerAnimatedTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The length of the animation, in seconds. Asked before it begins.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval

    /// Adds the coming view to the container, animates, and calls
    /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// An animator with the same animations, that can be held and turned; the same one whenever it is asked for during
    /// a transition. Optional. iOS 10.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// Called when the transition is over, with whether it was completed. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Stands for the absence of one.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { OptionalMember.absent(UIViewPropertyAnimator(duration: 0, curve: .linear)) }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition, mostly with a gesture. iOS 7.
///
/// Follows Apple's page "UIViewControllerInteractiveTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition. From then on the context is told how far it has come and how it ends.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the rest of the animation; 1, the default, is the animation's own. Optional.
    var completionSpeed: CGFloat { get }

    /// The curve of the rest of the animation. Default ease-in, ease-out. Optional.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins interactively. Default `true`; if not, the animation runs by itself until it is
    /// paused. Optional. iOS 10.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The animation's own.
    public var completionSpeed: CGFloat { 1 }

    /// Ease-in, ease-out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// `true`.
    public var wantsInteractiveStart: Bool { true }
}
