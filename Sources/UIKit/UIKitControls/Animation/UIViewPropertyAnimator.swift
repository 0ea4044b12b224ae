/// An animation that can be paused, scrubbed, reversed and stopped. iOS 10.
///
/// Views have their final values as soon as the animation begins. After it was stopped in between, they have interpolated values: the
/// fraction of each change that ``fractionComplete`` gives. Follows Apple's page "UIViewPropertyAnimator".
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    let progress: AnimatorProgress
    private let parameters: any UITimingCurveProvider
    private let wantedDuration: TimeInterval

    /// Creates an animator without animations. A spring with its own duration overrides the given one; a duration of 0 means 0.2 seconds.
    /// Evidence: log-animator-02.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.parameters = parameters
        wantedDuration = duration
        progress = AnimatorProgress(
            duration: parameters.springTimingParameters?.ownDuration ?? (duration > 0 ? duration : 0.2),
            parameters: parameters)
        super.init()
        progress.animator = self
    }

    deinit {
        MainActor.assumeIsolated {
            guard progress.mustNotBeReleased else { return }
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "It is an error to release a paused or stopped property animator. "
                    + "Property animators must either finish animating or be explicitly stopped and "
                    + "finished before they can be released.")
        }
    }

    /// Creates an animator with one of the built-in curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that takes the given duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let outer = AnimationContext.current
        let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
        let animator = UIViewPropertyAnimator(
            duration: inherited ?? duration, curve: options.curve, animations: animations)
        animator.isInterruptible = outer == nil
        animator.flushUpdates = options.contains(.flushUpdates)
        if let outer, !options.contains(.overrideInheritedCurve) { animator.progress.pace = outer.pace }
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Returns an animator with this one's duration and curve, without animations.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIViewPropertyAnimator(duration: wantedDuration, timingParameters: parameters)
    }

    /// The timing curve.
    open var timingParameters: (any UITimingCurveProvider)? { parameters }

    /// The duration in seconds: the spring's own, if it has one.
    open var duration: TimeInterval { progress.duration }

    /// The delay with which the animator was started, in seconds.
    open var delay: TimeInterval { progress.delay }

    /// Whether views receive touches while they are animated. Default `true`. Raises if set on an active animator.
    open var isUserInteractionEnabled: Bool {
        get { progress.allowsTouches }
        set { if mayBeSet("setUserInteractionEnabled:") { progress.allowsTouches = newValue } }
    }

    /// Whether the app performs the hit testing of animated views. Default `false`.
    open var isManualHitTestingEnabled = false

    /// Whether the animator can be paused and stopped. Default `true`. Raises if set on an active animator.
    open var isInterruptible: Bool {
        get { progress.isInterruptible }
        set { if mayBeSet("setInterruptible:") { progress.isInterruptible = newValue } }
    }

    /// Whether scrubbing a paused animation is linear instead of following the curve. Default `true`. iOS 11.
    open var scrubsLinearly = true

    /// Whether the animator stays active at its end, without calling its completions. Default `false`. iOS 11.
    open var pausesOnCompletion = false

    /// Whether pending updates of traits, properties and layout are performed before each block of animations, and each scope within it,
    /// begins and ends. Default `false`. iOS 26. Follows Apple's page "flushUpdates".
    open var flushUpdates: Bool {
        get { progress.flushesUpdates }
        set { progress.flushesUpdates = newValue }
    }

    /// The state of the animation.
    open var state: UIViewAnimatingState { progress.state }

    /// Whether the animation is running, or its completions are being called.
    open var isRunning: Bool { progress.isRunning }

    /// Whether the animation runs backward. Changing it also reverses ``fractionComplete``.
    open var isReversed: Bool {
        get { progress.isReversed }
        set { progress.turn(newValue) }
    }

    /// The completed fraction in the current direction, from 0 to 1. Setting it pauses an animation that hasn't started.
    open var fractionComplete: CGFloat {
        get { progress.fraction }
        set { if mayInterrupt("setFractionComplete:") { progress.scrub(to: newValue) } }
    }

    /// Adds changes. If the animator is active, the block runs immediately.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin after a fraction, from 0 to 1, of the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard mayGoOn("addAnimations:") else { return }
        progress.add(animation, delayFactor: delayFactor)
    }

    /// Adds a completion, which receives the position where the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        progress.completions.append(completion)
    }

    /// Starts the animation, or resumes it after a pause.
    open func startAnimation() {
        if mayGoOn("startAnimation") { progress.start() }
    }

    /// Starts the animation after a delay, in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard mayGoOn("startAnimationAfterDelay:") else { return }
        progress.delay = max(0, delay)
        progress.start()
    }

    /// Pauses the animation at its current position. An animation that hasn't started is paused at its start. An animation that changes no
    /// view in a window still ends immediately. Evidence: log-animator-04.
    open func pauseAnimation() {
        if mayGoOn("pauseAnimation"), mayInterrupt("pauseAnimation") { progress.pause() }
    }

    /// Resumes a paused animation with a different curve, in a fraction of its whole duration. A factor of 0 keeps the remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard mayGoOn("continueAnimationWithTimingParameters:durationFactor:") else { return }
        let own = parameters?.springTimingParameters?.ownDuration
        progress.goOn(taking: durationFactor > 0 ? (own ?? duration) * durationFactor : own)
    }

    /// Stops the animation at its current position. Without `withoutFinishing` it waits for ``finishAnimation(at:)``; with it, the
    /// animation becomes inactive and its completions aren't called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        if mayInterrupt("stopAnimation:") { progress.stop(withoutFinishing: withoutFinishing) }
    }

    /// Moves a stopped animation to a position and calls its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard progress.state == .stopped else {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "finishAnimationAtPosition: should only be called on a stopped animator!")
            return
        }
        progress.finish(at: finalPosition)
    }

    private func mayGoOn(_ method: String) -> Bool {
        guard progress.state == .stopped else { return true }
        Runtime.current.diagnostics.raise(
            .internalInconsistency, "\(method) called on a stopped animator \(described(self))")
        return false
    }

    private func mayBeSet(_ method: String) -> Bool {
        guard progress.state == .active else { return true }
        Runtime.current.diagnostics.raise(
            .internalInconsistency, "\(method) called on an active animator \(described(self))")
        return false
    }

    private func mayInterrupt(_ method: String) -> Bool {
        guard !isInterruptible, progress.state == .active else { return true }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "\(method) called on an animator that is not interruptible \(described(self))")
        return false
    }
}
