/// Drives an animator's animations by a percentage, as a gesture does. iOS 7.
///
/// Return an instance as the interaction controller of a transition. Call ``update(_:)`` while the finger moves, and
/// ``finish()`` or ``cancel()`` when it lifts. Follows Apple's page "UIPercentDrivenInteractiveTransition".
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var fraction: CGFloat = 0
    /// The end that was requested before the transition had begun.
    private var earlyEnd: Bool?

    /// Creates an interaction controller without a transition.
    public override init() {
        super.init()
    }

    /// The length of the animator's animation, in seconds; 0 while no transition runs.
    open var duration: CGFloat { context.map { CGFloat($0.transition.duration) } ?? 0 }

    /// The progress of the transition, from 0 to 1.
    open var percentComplete: CGFloat { fraction }

    /// The speed of the remaining animation after the interaction. Default 1.
    open var completionSpeed: CGFloat = 1

    /// The curve of the remaining animation. Default ease-in, ease-out.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The curve of the remaining animation if the animator is interruptible; `nil`, the default, keeps the
    /// animator's own. iOS 10.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins interactively. Default `true`. iOS 10.
    open var wantsInteractiveStart = true

    /// Begins the transition with its animations paused at the start. They run if ``wantsInteractiveStart`` is
    /// `false`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        guard context.isInteractive else { return context.animator.animateTransition(using: context) }
        context.animateHeld()
        if fraction > 0 { context.updateInteractiveTransition(fraction) }
        if let earlyEnd { end(completing: earlyEnd) }
    }

    /// Sets the progress, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        fraction = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(fraction)
    }

    /// Pauses a running animation, so that a gesture can continue it. The animator must be interruptible. iOS 10.
    open func pause() {
        guard let context else { return }
        context.pauseInteractiveTransition()
        fraction = context.fraction
    }

    /// Runs the animation to its end.
    open func finish() {
        end(completing: true)
    }

    /// Runs the animation back to its start.
    open func cancel() {
        end(completing: false)
    }

    private func end(completing: Bool) {
        guard let context else { return earlyEnd = completing }
        guard context.isInteractive else { return }
        if completing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        context.runHeld(
            completing: completing,
            pace: CompletionPace(speed: completionSpeed, curve: timingCurve))
    }

    /// Called when the transition has ended.
    func leave() {
        context = nil
        fraction = 0
        earlyEnd = nil
    }
}

/// The pace of the remaining animation after the interaction.
struct CompletionPace {
    let speed: CGFloat
    let curve: (any UITimingCurveProvider)?
}
