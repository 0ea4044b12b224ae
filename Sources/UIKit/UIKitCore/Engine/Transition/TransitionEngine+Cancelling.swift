// Canceled transitions: the view controllers return to their previous state and are notified together. Evidence:
// ipop-01, ipop-02, ipop-03.
extension TransitionEngine {
    func cancel(_ transition: PageTransition) {
        guard !transition.isEnded else { return }
        transition.isEnded = true
        transition.isCancelled = true
        let policy = transition.policy
        dispatchDepth += 1
        policy.willCancel(transition)
        tellPages(ofCancelling: transition)
        policy.didCancel(transition)
        dispatchDepth -= 1
        finish(transition)
    }

    private func tellPages(ofCancelling transition: PageTransition) {
        let (leaving, coming) = (transition.leaving, transition.coming)
        let animated = transition.isAnimated
        switch transition.family {
        case .stack, .modal, .tab, .fadingTab:
            coming?.turnBack(animated: animated)
            restoreViews(transition)
            coming?.endLeaving()
            leaving?.turnBack(animated: animated)
            leaving?.endComing()
        case .curl:
            coming?.turnBack(animated: animated)
            leaving?.turnBack(animated: animated)
            restoreViews(transition)
            coming?.endLeaving()
            leaving?.endComing()
        case .scroll:
            leaving?.turnBack(animated: animated)
            leaving?.endComing()
            coming?.turnBack(animated: animated)
            restoreViews(transition)
            coming?.endLeaving()
        }
    }

    private func restoreViews(_ transition: PageTransition) {
        transition.policy.restoreViews(transition)
        running.removeIdentical(transition)
        transition.leaving?.flags.remove(.movedByTransition)
        transition.coming?.flags.remove(.movedByTransition)
    }
}

extension UIViewController {
    /// Sends the will callback of the reverse direction, unless the view controller's appearance has changed in the
    /// meantime.
    fileprivate func turnBack(animated: Bool) {
        guard appearance.isChanging else { return }
        beginAppearance(appearance == .disappearing, animated: animated)
    }
}
