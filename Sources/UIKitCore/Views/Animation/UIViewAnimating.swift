/// An animation that can be started, paused, turned and stopped. iOS 10. Follows Apple's page
/// "UIViewAnimating".
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where the animation is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether time moves the animation on.
    var isRunning: Bool { get }
    /// Whether it runs towards its beginning.
    var isReversed: Bool { get set }
    /// How far it has come in the direction it runs in, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts it, or goes on with it after a pause.
    func startAnimation()

    /// Starts it after a delay.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Holds it where it is; one that was not started is held at its beginning.
    func pauseAnimation()

    /// Stops it where it is. Without `withoutFinishing` it waits for ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Puts a stopped animation to one of its positions and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks while it lives. iOS 10. Follows Apple's page "UIViewImplicitlyAnimating".
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin when a part of the remaining time has gone.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds a completion, which is told where the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Goes on with a paused animation with another curve, and with a part of its duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Makes the changes at once.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animation() }

    /// Makes the changes at once.
    public func addAnimations(_ animation: @escaping () -> Void) { animation() }

    /// Forgets the completion.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

    /// Goes on as it was.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
}

/// The state of an animation: inactive, active or stopped. iOS 10. Follows Apple's page "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and waiting to be finished.
    case stopped = 2
}

/// Where an animation ended. iOS 10. Follows Apple's page "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end = 0
    /// At its beginning.
    case start = 1
    /// Somewhere between.
    case current = 2
}
