/// Changes of a stack during a presentation over it. They are made when the presentation has ended; until then the
/// stack's `viewControllers` don't change. Evidence: defer-05.
final class HeldStackChanges: TransitionRequest {
    private let stack: UINavigationController

    init(of stack: UINavigationController) {
        self.stack = stack
    }

    var requestName: String { "held changes of the stack of \(described(stack))" }

    func isBlocked(in engine: TransitionEngine) -> Bool { stack.isHeldByTransition }

    var startsInCommit: Bool { true }

    func start() { stack.applyQueuedChanges() }
}

extension UINavigationController {
    /// Whether a transition is running that the stack's changes wait for: its own, or an animated presentation over it.
    var isHeldByTransition: Bool { Runtime.withEngine { $0.isHolding(self) } }
}

extension TransitionEngine {
    @inline(__always)
    fileprivate func isHolding(_ stack: UINavigationController) -> Bool {
        running.isEmpty ? false : isAnyHolding(stack)
    }

    private func isAnyHolding(_ stack: UINavigationController) -> Bool {
        for transition in running {
            if transition.policy === stack { return true }
            if transition.isAnimated, transition.policy is Presentation, stack.isWithin(transition.container)
            {
                return true
            }
        }
        return false
    }
}
