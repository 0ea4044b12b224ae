// Who animates a change of the stack, and how a change is given up.
extension UINavigationController {
    func chooseAnimator(for transition: PageTransition) {
        guard transition.isAnimated, let from = transition.leaving, let to = transition.coming else { return }
        let driver = swipe?.takeDriver()
        if let animator = delegateAnimator(from: from, to: to) {
            transition.animate(
                with: animator,
                drivenBy: delegateStorage?.navigationController(self, interactionControllerFor: animator))
        } else if let driver {
            transition.animate(
                with: SystemSlide(duration: transition.duration), drivenBy: driver, isSystems: true)
        }
    }

    func delegateAnimator(
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = delegateStorage else { return nil }
        let operation = addedPages.holds(to) ? Operation.push : .pop
        let answer = OptionalMember.ask {
            delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
        }
        delegateAnimates = answer != nil
        return answer ?? nil
    }

    /// Whether the next changes may be given up, and the stack before them must be known.
    func rememberStacks() {
        remembersStacks = hasDelegate || swipe?.isUnderWay ?? false
    }

    /// The stack before the change that is about to be made. Several changes before a transition are one, and those that
    /// were not animated are given up with the one that is.
    @inline(__always)
    func noteStack() {
        if remembersStacks, stackBefore == nil { stackBefore = stack }
    }
}

extension UINavigationController {
    func willCancel(_ transition: PageTransition) {
        // Pages that became visible with the stack are still to be told that they have arrived.
        let before = stackBefore ?? []
        for page in addedPages where !before.holds(page) { retire(page) }
        if stackBefore != nil { restoreStack(to: before) }
        slot.expect(transition.leaving)
    }

    private func restoreStack(to before: [UIViewController]) {
        stack = before.filter { $0.parentReference.isTo(self) }
        for page in removedPages where stack.holds(page) { page.flags.remove(.movingFromParent) }
        removedPages.removeAll { stack.holds($0) }
        orderChildren()
    }

    func restoreViews(_ transition: PageTransition) {
        slot.restore(transition)
        closeChange()
    }

    /// The delegate is not notified. Evidence: ipop-06, ipop-07.
    func didCancel(_ transition: PageTransition) {
        tellMovedPages()
        announcedPage = UnownedLink(slot.page)
        owesDidShow = false
    }
}
