// From the stack to what is visible.
extension UINavigationController: TransitionRequest {
    var requestName: String { "change of the stack of \(described(self))" }

    func isBlocked(in engine: TransitionEngine) -> Bool { engine.isBusy(self) }

    var startsInCommit: Bool { true }

    var mayAnimate: Bool { pendingAnimation && UIView.areAnimationsEnabled }

    func start() {
        flags.remove(.isRequested)
        if UnownedLink(slot.page) == UnownedLink(stack.last) {
            settleStack()
        } else if appearance == .appeared {
            let transition = PageTransition(
                in: self, policy: self, family: .stack, from: slot.page, to: stack.last,
                animated: pendingAnimation && UIView.areAnimationsEnabled, duration: 0.35)
            if remembersStacks { chooseAnimator(for: transition) }
            Runtime.withEngine { $0.begin(transition) }
        } else {
            changePageUnseen()
        }
    }

    /// Nobody sees the stack: the old page's view goes now, the new one's comes when the stack is shown.
    private func changePageUnseen() {
        slot.clear()
        if viewStorage?.windowLink != nil { showTopPage() }
        settleStack()
    }

    /// Puts the top page's view in place as the stack becomes visible.
    func showTopPage() {
        while slot.page !== stack.last {
            slot.clear()
            // Loading the view may push another page, which is then the one to show.
            stack.last?.loadViewIfNeeded()
            slot.show(stack.last, in: self)
        }
        // What has become visible with the stack is not given up with a change that follows.
        if stackBefore != nil { stackBefore = nil }
    }

    /// Within the stack's own callback. The page of a stack that was never visible comes later. Evidence: pub-stack-01.
    func pageWillAppear(animated: Bool) {
        guard hasBeenShown, flags.contains(.isBeingTold), appearance == .appearing else { return }
        prepareVisibleChildren()
        beginChildren(true, animated: animated)
    }

    func pageDidAppear() {
        if flags.contains(.isBeingTold), appearance == .appeared { endChildren(after: .appearing) }
    }

    /// Tells pages that came or went, and makes what waited for that.
    func settleStack() {
        // A change that may be given up settles when it has been shown.
        if stackBefore != nil, flags.contains(.isRequested) { return }
        guard !appearance.isChanging, !hasRunningTransition else { return }
        closeChange()
        tellMovedPages()
        announceShown(animated: false)
        applyQueuedChanges()
    }

    /// What the callbacks that follow ask for is another change. New pages arrive when the stack is first shown.
    func closeChange() {
        if stackBefore != nil { stackBefore = nil }
        // From the top down: unlinking searches from the end.
        for index in removedPages.indices.reversed() {
            UnownedLink(removedPages[index]).with { unlink($0) }
        }
        if !removedPages.isEmpty { removedPages.moveAll(behind: &departedPages) }
        if !addedPages.isEmpty, viewStorage != nil { addedPages.moveAll(behind: &arrivedPages) }
    }

    /// Tells the pages of closed changes, the first one first. Where a callback runs the run loop, a change that settles
    /// in there tells those that are left.
    func tellMovedPages() {
        while let page = departedPages.popLast() { tellDeparture(of: page) }
        while let page = arrivedPages.popLast() {
            page.sendDidMove(to: self)
            page.flags.subtract([.movingToParent, .awaitsDidMove])
        }
    }
}

// The stack as a transition's container.
extension UINavigationController: TransitionPolicy {
    var coordinatesPresentations: Bool { true }

    func name(of transition: PageTransition) -> String {
        "transition of \(described(self)) to \(described(transition.coming))"
    }

    func placeViews(_ transition: PageTransition) {
        slot.expect(transition.coming)
        announceWillShow(animated: transition.isAnimated)
        // What the bars take of the leaving page may change with the top page. Evidence: pop-05.
        UnownedLink(transition.leaving).with { $0.sendUpdateViewConstraints() }
        // Evidence: push-01, pop-01. Apps that override it are called here.
        UnownedLink(transition.coming).with { $0.loadViewIfNeeded() }
        slot.place(transition)
        if removedPages.count > 1 || !removedPages.isEmpty && !addedPages.isEmpty {
            dropPagesBetween(transition)
        }
    }

    /// Pages that leave unseen are let go when the change begins, unless it may be given up. Evidence: poproot-01.
    private func dropPagesBetween(_ transition: PageTransition) {
        if transition.context == nil, stackBefore != nil { stackBefore = nil }
        guard stackBefore == nil else { return }
        let between = removedPages.filter { $0 !== transition.leaving }
        removedPages.removeAll { $0 !== transition.leaving }
        // From the top down: unlinking searches from the end.
        for page in between.reversed() { unlink(page) }
        for page in between { tellDeparture(of: page) }
    }

    private func tellDeparture(of page: UIViewController) {
        page.sendDidMove(to: nil)
        page.flags.remove(.movingFromParent)
        if page.flags.contains(.isLentToMore) {
            (self as? UIMoreNavigationController)?.giveBack(lowest: page)
        }
    }

    func removeViews(_ transition: PageTransition) {
        slot.removeLeaving(transition)
        closeChange()
    }

    func didEnd(_ transition: PageTransition) {
        tellMovedPages()
        if transition.leaving?.preferredContentSize != transition.coming?.preferredContentSize {
            preferredSizeOfPageChanged()
        }
        announceShown(animated: transition.isAnimated)
        warnIfDisturbed()
    }

    /// Evidence: defer-01. After the completions of the transition's coordinator.
    func complete(_ transition: PageTransition) {
        applyQueuedChanges()
    }

    /// Evidence: msg-11.
    private func warnIfDisturbed() {
        guard isDisturbed else { return }
        isDisturbed = false
        Runtime.current.diagnostics.warn(
            "Finishing up a navigation transition in an unexpected state. "
                + "Navigation Bar subview tree might get corrupted.")
    }
}
