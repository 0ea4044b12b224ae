/// Lets an app add animations to a running transition. Apple's protocols describe it; apps never see this class.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    /// A block of the app. An array would wrap a bare closure once more.
    private struct Block {
        let run: (any UIViewControllerTransitionCoordinatorContext) -> Void
    }

    private let transition: PageTransition
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var hasBegun: Bool

    init(of transition: PageTransition, hasBegun: Bool) {
        self.transition = transition
        self.hasBegun = hasBegun
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        if let completion { completions.append(Block(run: completion)) }
        if let animation {
            if hasBegun { perform(animation) } else { alongside.append(Block(run: animation)) }
        }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(Block(run: handler))
    }

    func runAlongside() {
        hasBegun = true
        let blocks = alongside
        alongside.removeAll()
        for block in blocks { perform(block.run) }
    }

    private func perform(_ block: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        let animate = { UIView.animateTouchably(withDuration: self.transitionDuration) { block(self) } }
        if let context = transition.context { context.joinAnimations(animate) } else { animate() }
    }

    /// Calls the handlers when the interaction ends or resumes.
    func interactionChanged() {
        for handler in interactionHandlers { handler.run(self) }
    }

    /// Runs the completions in the reverse order of adding, as on a device.
    func runCompletions() {
        while let block = completions.popLast() { block.run(self) }
    }

    var isAnimated: Bool { transition.isAnimated }

    var presentationStyle: UIModalPresentationStyle { transition.policy.presentationStyle }

    var initiallyInteractive: Bool { transition.context?.interaction?.wantsInteractiveStart ?? false }

    var isInteractive: Bool { transition.context?.isInteractive ?? false }

    var isInterruptible: Bool { transition.context?.isInterruptible ?? false }

    var isCancelled: Bool { transition.isCancelled || transition.context?.transitionWasCancelled ?? false }

    var transitionDuration: TimeInterval { transition.duration }

    var percentComplete: CGFloat { transition.context?.fraction ?? (transition.isEnded ? 1 : 0) }

    var completionVelocity: CGFloat { transition.context?.interaction?.completionSpeed ?? 1 }

    var completionCurve: UIView.AnimationCurve {
        transition.context?.interaction?.completionCurve ?? .easeInOut
    }

    var containerView: UIView { transition.containerView ?? transition.container.view }

    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.page(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition.view(forKey: key)
    }
}
