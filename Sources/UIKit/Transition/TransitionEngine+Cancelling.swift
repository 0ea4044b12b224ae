// A transition that is given up: the pages end up as they were, and hear of it together. Evidence: ipop-01, ipop-02,
// ipop-03.
extension TransitionEngine {
    func cancel(_ transition: PageTransition) {
        guard !transition.isEnded else { return }
        transition.isEnded = true
        transition.isCancelled = true
        let (leaving, coming, policy) = (transition.leaving, transition.coming, transition.policy)
        dispatchDepth += 1
        policy.willCancel(transition)
        coming?.turnBack(animated: transition.isAnimated)
        policy.restoreViews(transition)
        running.removeIdentical(transition)
        leaving?.flags.remove(.movedByTransition)
        coming?.flags.remove(.movedByTransition)
        coming?.endLeaving()
        leaving?.turnBack(animated: transition.isAnimated)
        leaving?.endComing()
        policy.didCancel(transition)
        dispatchDepth -= 1
        finish(transition)
    }
}

extension UIViewController {
    /// The will callback of the way back, if the page is still on the way that it was sent.
    fileprivate func turnBack(animated: Bool) {
        guard appearance.isChanging else { return }
        beginAppearance(appearance == .disappearing, animated: animated)
    }
}
