// From the stack to the visible view controller.
extension UINavigationController: TransitionRequest {
    package var requestName: String { "change of the stack of \(described(self))" }

    package func isBlocked(in engine: TransitionEngine) -> Bool { engine.isBusy(self) }

    package var startsInCommit: Bool { true }

    package var mayAnimate: Bool { pendingAnimation && UIView.areAnimationsEnabled }

    package func start() {
        flags.remove(.isRequested)
        let interrupted = self.interrupted.take()
        if UnownedLink(slot.page) == UnownedLink(stack.last) {
            settleStack()
        } else if appearance == .appeared {
            let transition = PageTransition(
                in: self, policy: self, family: .stack, from: slot.page, to: stack.last,
                animated: pendingAnimation && UIView.areAnimationsEnabled, duration: Self.slideDuration)
            if let interrupted { transition.begin(where: interrupted) }
            if remembersStacks { chooseAnimator(for: transition) }
            Runtime.withEngine { $0.begin(transition) }
            if !queuedChanges.isEmpty, transition.isInterruptible { interruptNextTurn() }
        } else {
            changePageUnseen()
        }
    }

    /// Changes the view of a stack that isn't visible: the old view is removed now, the new one added when the stack is
    /// shown.
    private func changePageUnseen() {
        slot.clear()
        if viewStorage?.windowLink != nil { showTopPage() }
        settleStack()
    }

    /// Adds the top view controller's view when the stack becomes visible.
    func showTopPage() {
        while slot.page !== stack.last {
            slot.clear()
            // Loading the view may push another view controller, which is then the one to show.
            stack.last?.loadViewIfNeeded()
            slot.show(stack.last, in: self)
        }
        // View controllers that became visible with the stack aren't removed if a later change is canceled.
        _ = stackBefore.take()
    }

    /// Called in the stack's own callback. In a stack that was never visible it happens later. Evidence: pub-stack-01.
    func pageWillAppear(animated: Bool) {
        guard hasBeenShown, flags.contains(.isBeingTold), appearance == .appearing else { return }
        prepareVisibleChildren()
        beginChildren(true, animated: animated)
    }

    func pageDidAppear() {
        if flags.contains(.isBeingTold), appearance == .appeared { endChildren(after: .appearing) }
    }

    /// Notifies the view controllers that were added or removed, and makes the changes that waited for that.
    func settleStack() {
        // A change that can be canceled settles when it has been shown.
        if stackBefore != nil, flags.contains(.isRequested) { return }
        guard !appearance.isChanging, !hasRunningTransition else { return }
        closeChange()
        tellMovedPages()
        announceShown(animated: false)
        applyQueuedChanges()
    }

    /// Closes the change: requests from the following callbacks are another change. New view controllers move to the
    /// stack when it is first shown.
    func closeChange() {
        _ = stackBefore.take()
        // From the top down: unlinking searches from the end.
        for index in removedPages.indices.reversed() {
            UnownedLink(removedPages[index]).with { unlink($0) }
        }
        if !removedPages.isEmpty { removedPages.moveAll(behind: &departedPages) }
        if !addedPages.isEmpty, viewStorage != nil { addedPages.moveAll(behind: &arrivedPages) }
    }

    /// Notifies the view controllers of closed changes, the first one first. If a callback runs the run loop, a change
    /// that settles there notifies the remaining ones.
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
        moveTabBarParts()
        slot.expect(transition.coming)
        announceWillShow(animated: transition.isAnimated)
        // The bars' insets for the leaving view controller may change with the top one. Evidence: pop-05.
        UnownedLink(transition.leaving).with { $0.sendUpdateViewConstraints() }
        // Evidence: push-01, pop-01. Overrides in apps are called here.
        UnownedLink(transition.coming).with { $0.loadViewIfNeeded() }
        slot.place(transition)
        if removedPages.count > 1 || !removedPages.isEmpty && !addedPages.isEmpty {
            dropPagesBetween(transition)
        }
    }

    /// Releases view controllers that were removed without being visible, when the change begins, unless it can be
    /// canceled. Evidence: poproot-01.
    private func dropPagesBetween(_ transition: PageTransition) {
        if transition.context == nil { _ = stackBefore.take() }
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

    /// Called after the completions of the transition's coordinator. Evidence: defer-01.
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
