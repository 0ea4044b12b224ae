/// The context of a transition for its animator and its interaction controller. Apple's protocol describes it; apps
/// never see this class.
@MainActor
final class TransitionContext: NSObject {
    /// Retained at least until the end, because an app may report the end late, and more than once.
    let transition: PageTransition
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the animator is UIKit's own, which doesn't add the views.
    let isSystems: Bool
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var fraction: CGFloat = 0
    private var release: Release?
    private var hold: AnimationHold?
    private var heldAnimator: (any UIViewImplicitlyAnimating)?
    private let initialFrames: [ObjectIdentifier: CGRect]

    init(
        of transition: PageTransition, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, isSystems: Bool = false
    ) {
        self.transition = transition
        self.animator = animator
        self.interaction = interaction
        self.isSystems = isSystems
        isInteractive = interaction?.wantsInteractiveStart ?? false
        initialFrames = Dictionary(
            [transition.visibleFrom, transition.visibleTo].compactMap { page in
                page?.viewStorage.flatMap { $0.windowLink == nil ? nil : (ObjectIdentifier(page!), $0.frame) }
            }, uniquingKeysWith: { first, _ in first })
        super.init()
    }

    /// Whether the animation can be paused and reversed. An animator that hasn't begun isn't asked, because asking
    /// would start it.
    var isInterruptible: Bool {
        if heldAnimator != nil { return true }
        guard transition.hasBegun, !transition.isEnded else { return false }
        return OptionalMember.ask { animator.interruptibleAnimator(using: self) } != nil
    }

    /// Starts the transition. The interaction controller does so even if the transition doesn't begin interactively.
    func start() {
        if let interaction {
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
    }

    /// Adds animations that run alongside the transition.
    func joinAnimations(_ block: () -> Void) {
        if let hold { hold.collect(block) } else { block() }
    }

    /// Called at the end of the transition, completed or canceled.
    func finished(completed: Bool) {
        (interaction as? UIPercentDrivenInteractiveTransition)?.leave()
        heldAnimator = nil
        hold = nil
        animator.animationEnded(completed)
    }
}

// Progress.
extension TransitionContext {
    /// The time when the interaction ended, and the speed of the transition since then; negative for backward.
    private struct Release {
        let time: TimeInterval
        let part: CGFloat
        let speed: CGFloat
    }

    /// Returns the progress at a time, from 0 to 1.
    func part(at now: TimeInterval) -> CGFloat {
        guard let release, transition.duration > 0 else { return fraction }
        let passed = CGFloat((now - release.time) / transition.duration)
        return min(max(release.part + passed * release.speed, 0), 1)
    }
}

// Control of the animator's animations.
extension TransitionContext {
    /// Describes the animations and pauses them at their start.
    func animateHeld() {
        if let own = OptionalMember.ask({ animator.interruptibleAnimator(using: self) }) {
            heldAnimator = own
            own.pauseAnimation()
        }
        let made = AnimationHold()
        hold = made
        if heldAnimator == nil { made.collect { animator.animateTransition(using: self) } }
    }

    func runHeld(completing: Bool, pace: CompletionPace) {
        let speed = max(pace.speed, 0.01)
        let passed = transition.duration * TimeInterval(fraction)
        release = Release(time: Runtime.loop.now, part: fraction, speed: completing ? speed : -speed)
        runAnimator(completing: completing, pace: pace)
        guard let hold else { return }
        self.hold = nil
        if completing {
            hold.finish(after: passed, speed: speed)
        } else {
            hold.rewind(from: passed, speed: speed)
        }
    }

    private func runAnimator(completing: Bool, pace: CompletionPace) {
        guard let heldAnimator else { return }
        heldAnimator.isReversed = !completing
        heldAnimator.continueAnimation(
            withTimingParameters: pace.curve,
            durationFactor: remainingPart(completing) / max(pace.speed, 0.01))
    }

    private func remainingPart(_ completing: Bool) -> CGFloat { completing ? 1 - fraction : fraction }
}

extension TransitionContext: UIViewControllerContextTransitioning {
    var containerView: UIView { transition.containerView ?? transition.container.view }

    var isAnimated: Bool { transition.isAnimated }

    var presentationStyle: UIModalPresentationStyle { transition.policy.presentationStyle }

    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        fraction = min(max(percentComplete, 0), 1)
        heldAnimator?.fractionComplete = fraction
        hold?.move(to: transition.duration * TimeInterval(fraction))
    }

    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        transition.coordinator?.interactionChanged()
    }

    func pauseInteractiveTransition() {
        guard !isInteractive,
            let own = heldAnimator ?? OptionalMember.ask({ animator.interruptibleAnimator(using: self) })
        else { return }
        heldAnimator = own
        own.pauseAnimation()
        isInteractive = true
        transitionWasCancelled = false
        if own.isReversed { own.isReversed = false }
        fraction = own.fractionComplete
        transition.coordinator?.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        Runtime.engine.close(transition, completed: didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.page(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition.view(forKey: key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(vc)] ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        transition.policy.finalFrame(of: vc, in: transition)
    }
}
