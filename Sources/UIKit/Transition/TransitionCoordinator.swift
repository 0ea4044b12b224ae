/// Lets an app join a running transition. Apple's protocols describe it; apps never see this class.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private let transition: PageTransition
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
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
        if let completion { completions.append(completion) }
        if let animation {
            if hasBegun { perform(animation) } else { alongside.append(animation) }
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
        interactionHandlers.append(handler)
    }

    func runAlongside() {
        hasBegun = true
        let blocks = alongside
        alongside.removeAll()
        for block in blocks { perform(block) }
    }

    private func perform(_ block: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        UIView.animate(withDuration: transitionDuration) { block(self) }
    }

    /// In the reverse order of adding, as on a device.
    func runCompletions() {
        while let block = completions.popLast() { block(self) }
    }

    var isAnimated: Bool { transition.isAnimated }

    var presentationStyle: UIModalPresentationStyle { transition.policy.presentationStyle }

    var initiallyInteractive: Bool { false }

    var isInteractive: Bool { false }

    var isInterruptible: Bool { false }

    var isCancelled: Bool { false }

    var transitionDuration: TimeInterval { transition.duration }

    var percentComplete: CGFloat { transition.isEnded ? 1 : 0 }

    var completionVelocity: CGFloat { 1 }

    var completionCurve: UIView.AnimationCurve { .easeInOut }

    var containerView: UIView { transition.containerView ?? transition.container.view }

    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: transition.visibleFrom
        case .to: transition.visibleTo
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: transition.leaving?.viewIfLoaded
        case .to: transition.coming?.viewIfLoaded
        default: nil
        }
    }
}
