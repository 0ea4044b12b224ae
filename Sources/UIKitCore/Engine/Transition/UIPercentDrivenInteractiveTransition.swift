/// Drives an animator's animations by a percentage, as a gesture does. iOS 7.
///
/// Hand one out as the interaction controller of a transition, call ``update(_:)`` while the finger moves and
/// ``finish()`` or ``cancel()`` when it lets go. Follows Apple's page "UIPercentDrivenInteractiveTransition".
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var fraction: CGFloat = 0
    /// How the finger let go before the transition had begun.
    private var earlyEnd: Bool?

    /// Creates an interaction that drives nothing yet.
    public override init() {
        super.init()
    }

    /// The length of the animator's animation, in seconds; 0 while no transition runs.
    open var duration: CGFloat { context.map { CGFloat($0.transition.duration) } ?? 0 }

    /// How far the transition has come, from 0 to 1.
    open var percentComplete: CGFloat { fraction }

    /// The speed of what remains when the finger has let go. Default 1.
    open var completionSpeed: CGFloat = 1

    /// The curve of what remains. Default ease-in, ease-out.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The curve of what remains when the animator is interruptible; `nil`, the default, keeps its own. iOS 10.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins interactively. Default `true`. iOS 10.
    open var wantsInteractiveStart = true

    /// Begins the transition with its animations held at the beginning; they run where ``wantsInteractiveStart`` is
    /// `false`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        guard context.isInteractive else { return context.animator.animateTransition(using: context) }
        context.animateHeld()
        if fraction > 0 { context.updateInteractiveTransition(fraction) }
        if let earlyEnd { end(completing: earlyEnd) }
    }

    /// Moves to a part of the whole, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        fraction = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(fraction)
    }

    /// Holds an animation that runs by itself, so that a finger can take it up. Its animator must be interruptible.
    /// iOS 10.
    open func pause() {
        guard let context else { return }
        context.pauseInteractiveTransition()
        fraction = context.fraction
    }

    /// Lets the animation run to its end.
    open func finish() {
        end(completing: true)
    }

    /// Lets the animation run back to its beginning.
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

    /// The transition is over.
    func leave() {
        context = nil
        fraction = 0
        earlyEnd = nil
    }
}

/// How what remains of a transition runs when the finger has let go.
struct CompletionPace {
    let speed: CGFloat
    let curve: (any UITimingCurveProvider)?
}
