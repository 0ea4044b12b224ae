/// A custom animation of a transition. iOS 7.
///
/// A delegate returns it: the delegate of a navigation or tab bar controller, or a view controller's
/// `transitioningDelegate`. Follows Apple's page "UIViewControllerAnimatedTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the length of the animation, in seconds. Called before the animation begins.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval

    /// Adds the arriving view to the container, animates, and calls
    /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns an animator for the same animations that can be paused and reversed. It must return the same object
    /// throughout a transition. Optional. iOS 10.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// Called at the end of the transition, with whether it was completed. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// The default of the optional method: the animator isn't interruptible.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { OptionalMember.absent(AbsentAnimator()) }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The result of the default of `interruptibleAnimator(using:)`, which isn't used.
private final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Drives an interactive transition, usually with a gesture. iOS 7.
///
/// Follows Apple's page "UIViewControllerInteractiveTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition. From then on, the interaction controller reports the progress and the end to the
    /// context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the remaining animation; 1, the default, is the animation's own. Optional.
    var completionSpeed: CGFloat { get }

    /// The curve of the remaining animation. Default ease-in, ease-out. Optional.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins interactively. Default `true`. If `false`, the animation runs by itself until it
    /// is paused. Optional. iOS 10.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The animation's own speed.
    public var completionSpeed: CGFloat { 1 }

    /// Ease-in, ease-out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// Default `true`.
    public var wantsInteractiveStart: Bool { true }
}
