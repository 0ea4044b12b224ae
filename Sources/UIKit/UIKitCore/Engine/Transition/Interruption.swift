// A running transition that the next change of its container ends early, instead of waiting for it. The view controllers
// get their did callbacks at once, and the next animation begins at the displayed positions. Evidence: ios26-TRANS-03.
extension PageTransition {
    /// Whether the next change ends the transition early: UIKit's own slides of a stack since iOS 26. A transition that
    /// hasn't begun or follows a touch, and an animator of the app, aren't interrupted.
    var isInterruptible: Bool {
        guard isAnimated, hasBegun, !isEnded, Runtime.current.system >= .iOS(26),
            policy is UINavigationController
        else { return false }
        return context.map { $0.isSystems && !$0.isInteractive } ?? true
    }
}

/// The displayed state of a transition when it was interrupted. Its view controllers may be released during the next one.
@MainActor
struct InterruptedTransition {
    private weak var leaving: UIViewController?
    private weak var coming: UIViewController?
    private let part: CGFloat
    fileprivate let motions: [ViewMotion]

    fileprivate init(_ transition: PageTransition) {
        let now = Runtime.loop.now
        (leaving, coming) = (transition.leaving, transition.coming)
        (part, motions) = (transition.part(at: now), transition.motions(at: now))
    }

    /// Returns the progress at which the next transition begins: more than 0 if it reverses the interrupted transition.
    func firstPart(of next: PageTransition) -> CGFloat {
        next.leaving === coming && next.coming === leaving ? 1 - part : 0
    }
}

extension TransitionEngine {
    /// Completes a running transition, or cancels it if it is being canceled. Returns `nil` if the transition can't be interrupted,
    /// or if callbacks are running.
    func interrupt(_ transition: PageTransition) -> InterruptedTransition? {
        guard transition.isInterruptible, dispatchDepth == 0 else { return nil }
        let interrupted = InterruptedTransition(transition)
        close(transition, completed: transition.context?.transitionWasCancelled != true)
        return interrupted
    }
}

extension PageTransition {
    /// Returns the motions at a time. They begin at the displayed positions of the transition that this one has interrupted.
    func motions(at now: TimeInterval) -> [ViewMotion] {
        let part = part(at: now)
        let motions = policy.motions(of: self, at: part)
        guard let interrupted, firstPart == 0 else { return motions }
        let first = policy.motions(of: self, at: 0)
        return motions.map { motion in
            guard let shown = interrupted.motions.first(where: { $0.view === motion.view }),
                let planned = first.first(where: { $0.view === motion.view })
            else { return motion }
            return motion.adding(1 - part, of: shown, minus: planned)
        }
    }
}

extension ViewMotion {
    /// Returns this motion, moved by a part of the difference between two others.
    fileprivate func adding(_ part: CGFloat, of shown: ViewMotion, minus planned: ViewMotion) -> ViewMotion {
        var moved = self
        moved.offset.x += part * (shown.offset.x - planned.offset.x)
        moved.offset.y += part * (shown.offset.y - planned.offset.y)
        moved.scale += part * (shown.scale - planned.scale)
        moved.opacity += part * (shown.opacity - planned.opacity)
        moved.dimming += part * (shown.dimming - planned.dimming)
        return moved
    }
}
