// A running transition that the next change of its container ends early, instead of waiting for it. The view controllers
// get their did callbacks at once, and the next animation begins at the displayed positions. Evidence: ios26-TRANS-03.
extension PageTransition {
    /// Whether the next change ends the transition early: a zoom, and since iOS 26 UIKit's own slide of a stack. A
    /// transition that hasn't begun or follows a touch, and an animator of the app, aren't interrupted.
    var isInterruptible: Bool {
        guard isAnimated, hasBegun, !isEnded,
            zoom != nil || Runtime.current.system >= .iOS(26) && policy is UINavigationController
        else { return false }
        return context.map { $0.isSystems && !$0.isInteractive } ?? true
    }
}

/// The displayed state of a transition when it was interrupted. Its view controllers may be released during the next one.
@MainActor
final class InterruptedTransition {
    private weak var leaving: UIViewController?
    private weak var coming: UIViewController?
    private let part: CGFloat
    fileprivate let motions: [ViewMotion]
    /// The titles in the bar of the stack.
    let titles: [BarTransition.Title]

    fileprivate init(_ transition: PageTransition) {
        let now = Runtime.loop.now
        (leaving, coming) = (transition.leaving, transition.coming)
        (part, motions) = (transition.part(at: now), transition.motions(at: now))
        titles = (transition.policy as? UINavigationController)?.barTransition?.titles ?? []
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

// A zoom that presents or dismisses. UIKit's other presentations aren't interrupted: no source says that they are.
extension UIViewController {
    /// Ends the zoom that presents the view controller, because it is dismissed.
    func interruptZoomIn() -> InterruptedTransition? { interruptZoom { $0.endsPresented } }

    /// Ends the zoom that dismisses the view controller, because its presenter presents again.
    func interruptZoomOut() -> InterruptedTransition? { interruptZoom { !$0.endsPresented } }

    private func interruptZoom(where isMeant: (PageTransition) -> Bool) -> InterruptedTransition? {
        guard ZoomSource.isUsed,
            let running = Runtime.engine.running.first(where: { $0.zoom?.page === self && $0.isModal }),
            isMeant(running)
        else { return nil }
        return Runtime.engine.interrupt(running)
    }
}

extension PageTransition {
    fileprivate var isModal: Bool { policy is Presentation || policy is Dismissal }

    /// Whether the view controller of a modal transition is presented at its end.
    var endsPresented: Bool {
        (policy is Presentation) != (context?.transitionWasCancelled == true)
    }
}

extension PageTransition {
    /// Returns the motions at a time. They begin at the displayed positions of the transition that this one has interrupted.
    func motions(at now: TimeInterval) -> [ViewMotion] {
        let part = part(at: now)
        let motions = self.motions(atPart: part)
        guard let interrupted, firstPart == 0 else { return motions }
        let first = self.motions(atPart: 0)
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
        moved.cornerRadius += part * (shown.cornerRadius - planned.cornerRadius)
        moved.insets.top += part * (shown.insets.top - planned.insets.top)
        moved.insets.left += part * (shown.insets.left - planned.insets.left)
        moved.insets.bottom += part * (shown.insets.bottom - planned.insets.bottom)
        moved.insets.right += part * (shown.insets.right - planned.insets.right)
        return moved
    }
}
