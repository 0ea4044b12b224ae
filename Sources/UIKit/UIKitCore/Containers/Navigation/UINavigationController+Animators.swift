// The animator of a stack change, and canceled changes.
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

    /// Whether the next changes can be canceled, so that the stack before them has to be kept.
    func rememberStacks() {
        remembersStacks = hasDelegate || swipe?.isUnderWay ?? false
    }

    /// Keeps the stack before the next change. Several changes before a transition count as one, and if the transition
    /// is canceled, unanimated ones are undone with it.
    @inline(__always)
    func noteStack() {
        if remembersStacks, stackBefore == nil { stackBefore = stack }
    }
}

extension UINavigationController {
    func willCancel(_ transition: PageTransition) {
        // View controllers that became visible with the stack still have to be notified that they have been added.
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
        moveTabBarParts()
        closeChange()
    }

    /// The delegate isn't notified. Evidence: ipop-06, ipop-07.
    func didCancel(_ transition: PageTransition) {
        tellMovedPages()
        announcedPage = UnownedLink(slot.page)
        owesDidShow = false
    }
}
