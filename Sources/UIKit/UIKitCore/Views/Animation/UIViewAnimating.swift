/// An animation that can be started, paused, reversed and stopped. iOS 10. Follows Apple's page "UIViewAnimating".
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running.
    var isRunning: Bool { get }
    /// Whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The completed fraction in the current direction, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animation, or resumes it after a pause.
    func startAnimation()

    /// Starts the animation after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Pauses the animation at its current position. An animation that hasn't started is paused at its start.
    func pauseAnimation()

    /// Stops the animation at its current position. Without `withoutFinishing` it waits for ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Moves a stopped animation to a position and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which an app can add blocks. iOS 10. Follows Apple's page "UIViewImplicitlyAnimating".
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds a completion, which receives the position where the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Resumes a paused animation with a different curve, and with a fraction of its duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Makes the changes immediately.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animation() }

    /// Makes the changes immediately.
    public func addAnimations(_ animation: @escaping () -> Void) { animation() }

    /// Ignores the completion.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
}

/// The state of an animation: inactive, active or stopped. iOS 10. Follows Apple's page "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped = 2
}

/// The position where an animation ended. iOS 10. Follows Apple's page "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end.
    case end = 0
    /// The start.
    case start = 1
    /// A position in between.
    case current = 2
}
