extension UINavigationController {
    func prepareSwipe() {
        let swipe = ensureSwipe()
        swipe.followDirection()
        if ZoomSource.isUsed { swipe.prepareZoom() }
    }

    func ensureSwipe() -> StackSwipe {
        if let swipe { return swipe }
        let made = StackSwipe(of: self)
        swipe = made
        made.attach()
        made.followDirection()
        return made
    }

    /// Whether a swipe has something to pop now.
    var mayBeSwiped: Bool { (canBeSwiped || canBeInterrupted) && !delegateIsAnimator }

    /// Whether the user sees a back button. Without one, UIKit's own delegate lets no swipe begin.
    var showsWayBack: Bool {
        !hidesNavigationBar && stack.last?.navigationItem.showsBackButton ?? false
    }

    /// Whether there is a view controller to pop, and no change is running or queued.
    var canBeSwiped: Bool {
        stack.count > 1 && queuedChanges.isEmpty && !flags.contains(.isRequested)
            && !Runtime.engine.isBusy(self) && modal?.presented == nil
    }

    /// Whether a swipe needn't wait for the running transition, and there is a view controller to pop afterwards.
    private var canBeInterrupted: Bool {
        guard let running = runningTransition, running.isInterruptible else { return false }
        return stack.count > 1 || running.context?.transitionWasCancelled == true
    }

    /// Whether the delegate implements the animator method. Asks it for an animator if that isn't known yet.
    private var delegateIsAnimator: Bool {
        if let delegateAnimates { return delegateAnimates }
        guard hasDelegate, stack.count > 1, let top = stack.last else { return false }
        _ = delegateAnimator(from: top, to: stack[stack.count - 2])
        return delegateAnimates ?? false
    }

    /// Starts a transition that never ends, as a swipe that pops nothing does on iOS: later changes of the stack aren't
    /// shown.
    func freeze() {
        Runtime.engine.running.append(
            PageTransition(
                in: self, policy: FrozenSwipe(in: self), family: .stack, from: nil, to: nil, animated: true,
                duration: .infinity))
    }
}

/// A transition without view controllers and without an end.
private final class FrozenSwipe: TransitionPolicy {
    private let stack: UINavigationController

    init(in stack: UINavigationController) {
        self.stack = stack
    }

    func name(of transition: PageTransition) -> String { "swipe without a page in \(described(stack))" }

    func placeViews(_ transition: PageTransition) {}

    func removeViews(_ transition: PageTransition) {}

    func didEnd(_ transition: PageTransition) {}
}
