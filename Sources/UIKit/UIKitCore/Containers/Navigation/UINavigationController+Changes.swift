// From a call to a new stack. `UINavigationController+Showing` makes it visible.
extension UINavigationController {
    @discardableResult
    package func change(_ edit: StackChange.Edit, animated: Bool) -> [UIViewController] {
        let change = StackChange(edit: edit, isAnimated: animated)
        guard !isRefusedBySearch(change) else { return [] }
        guard mustWait else { return apply(change) }
        if let running = runningTransition, running.isInterruptible, change.movesTop(of: projectedStack) {
            return isRefused(change, during: running) ? [] : interrupt(by: change)
        }
        if let running = runningTransition { warnOfNestedChange(change, during: running) }
        return enqueue(change)
    }

    /// Whether a change is refused before it interrupts a transition. If earlier changes or a cancellation will change the
    /// stack first, the change is checked when it is made.
    private func isRefused(_ change: StackChange, during running: PageTransition) -> Bool {
        queuedChanges.isEmpty && running.context?.transitionWasCancelled != true && !isAllowed(change)
    }

    /// Makes a change that ends the running transition. The changes that callbacks of this end request follow it.
    private func interrupt(by change: StackChange) -> [UIViewController] {
        let removed = enqueue(change)
        interruptTransition()
        return removed
    }

    /// Whether earlier changes are queued, or a transition is running that changes wait for.
    private var mustWait: Bool { !queuedChanges.isEmpty || isHeldByTransition }

    /// Ends the running transition if a change needn't wait for it, and returns whether it has. Changes that have waited
    /// are made first.
    @discardableResult
    func interruptTransition() -> Bool {
        guard let running = runningTransition, let interrupted = Runtime.engine.interrupt(running) else {
            return false
        }
        self.interrupted = interrupted
        return true
    }

    /// Makes the changes that the callbacks of a transition's beginning have requested. They don't wait for its animation.
    func interruptNextTurn() {
        Runtime.loop.nextTurn("changes that waited for the beginning") { [weak self] in
            self?.interruptTransition()
        }
    }

    // The two most frequent changes have fast paths that copy nothing.

    func pushTop(_ page: UIViewController, animated: Bool) {
        guard !mustWait, endingSearch == nil else {
            change(.push(page), animated: animated)
            return
        }
        if animated, flags.contains(.isRequested), holdsPushes {
            _ = enqueue(StackChange(edit: .push(page), isAnimated: true))
            return
        }
        guard mayPush(page) else { return }
        addTop(page, animated: animated)
    }

    func popTop(animated: Bool) -> UIViewController? {
        guard !mustWait, endingSearch == nil else { return change(.pop, animated: animated).last }
        return removeTop(animated: animated)
    }

    /// Whether an animated push waits for an unanimated change of the same turn. In iOS 16 and 17 it does. Evidence:
    /// push-held-01.
    private var holdsPushes: Bool {
        let system = Runtime.current.system
        return system >= .iOS(16) && system < .iOS(18) && !pendingAnimation && appearance == .appeared
    }

    private func addTop(_ page: UIViewController, animated: Bool) {
        noteStack()
        add(page)
        stack.append(page)
        showChange(animated: animated)
    }

    private func removeTop(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        noteStack()
        let page = stack.removeLast()
        retire(page)
        showChange(animated: animated)
        return page
    }

    /// Queues a change until the running transition has ended. Evidence: defer-01.
    private func enqueue(_ change: StackChange) -> [UIViewController] {
        let projected = projectedStack
        if queuedChanges.isEmpty, !hasRunningTransition, isHeldByTransition {
            Runtime.engine.startOrWait(HeldStackChanges(of: self))
        }
        queuedChanges.append(change)
        if change.isAnimated { queuedChanges[queuedChanges.count - 1].group = OpenTransactions.join() }
        return change.removed(from: projected)
    }

    /// The stack after all queued changes.
    var projectedStack: [UIViewController] {
        queuedChanges.reduce(stack) { $1.newStack(from: $0) ?? $0 }
    }

    /// Evidence: msg-09, msg-10, msg-12.
    private func warnOfNestedChange(_ change: StackChange, during running: PageTransition) {
        guard change.isAnimated, running.isAnimated, let name = change.nameWhenNested(in: projectedStack)
        else { return }
        isDisturbed = true
        let isNewer = Runtime.current.system >= .iOS(13)
        let diagnostics = Runtime.current.diagnostics
        diagnostics.warn(
            "nested \(name) animation can result in \(isNewer ? "a " : "")corrupted navigation bar")
        guard isNewer else { return }
        diagnostics.warn(
            "Attempting to begin a transition on navigation bar (\(described(navigationBar))) while a transition "
                + "is in progress.")
    }

    func applyQueuedChanges() {
        while !queuedChanges.isEmpty, !flags.contains(.isRequested), !isHeldByTransition {
            let change = queuedChanges.removeFirst()
            apply(change)
            if let group = change.group { handOn(group) }
        }
        // By now a presentation over the stack is running.
        if !queuedChanges.isEmpty, !hasRunningTransition, isHeldByTransition {
            Runtime.engine.startOrWait(HeldStackChanges(of: self))
        }
    }

    /// Ends the wait for a change that had no effect.
    private func handOn(_ group: CompletionGroup) {
        if flags.contains(.isRequested) {
            Runtime.engine.members.add(self, to: group)
        } else {
            group.leave()
        }
    }

    @discardableResult
    private func apply(_ change: StackChange) -> [UIViewController] {
        guard isAllowed(change) else { return [] }
        switch change.edit {
        case .push(let page):
            addTop(page, animated: change.isAnimated)
            return []
        case .pop:
            return removeTop(animated: change.isAnimated).map { [$0] } ?? []
        case .popTo, .popToRoot, .set:
            return replaceStack(by: change)
        }
    }

    private func replaceStack(by change: StackChange) -> [UIViewController] {
        guard let newStack = change.newStack(from: stack) else { return [] }
        noteStack()
        let removed = change.removed(from: stack)
        let kept = Set(stack.map(ObjectIdentifier.init))
        stack = newStack
        for page in removed { retire(page) }
        for page in newStack where !kept.contains(ObjectIdentifier(page)) { add(page) }
        orderChildren()
        showChange(animated: change.isAnimated)
        return removed
    }

    /// Keeps `children` in the stack's order, as a device does; other children stay behind the stack's.
    func orderChildren() {
        let pages = Set((stack + removedPages).map(ObjectIdentifier.init))
        let others = childList.filter { !pages.contains(ObjectIdentifier($0)) }
        childList = others + removedPages + stack
    }

    private func add(_ page: UIViewController) {
        finishLeaving(of: page)
        page.sendWillMove(to: self)
        if !page.parentReference.isEmpty { page.removeFromParent() }
        link(page)
        addedPages.append(page)
        page.flags.formUnion([.movingToParent, .awaitsDidMove])
    }

    /// If the view controller is leaving, or is a child outside of the stack, ends its removal before it is pushed
    /// again.
    private func finishLeaving(of page: UIViewController) {
        let isChild = page.parentReference.isTo(self)
        guard isChild || departedPages.holds(page) else { return }
        removedPages.removeIdentical(page)
        departedPages.removeIdentical(page)
        page.flags.remove(.movingFromParent)
        unlink(page)
        page.sendDidMove(to: nil)
    }

    func retire(_ page: UIViewController) {
        page.sendWillMove(to: nil)
        page.flags.insert(.movingFromParent)
        removedPages.append(page)
        forgetAnnouncement(of: page)
        if page.flags.contains(.awaitsDidMove) {
            page.flags.subtract([.movingToParent, .awaitsDidMove])
            addedPages.removeIdentical(page)
            arrivedPages.removeIdentical(page)
        }
    }

    /// Removes a view controller whose `removeFromParent()` was called.
    func forget(_ page: UIViewController) {
        addedPages.removeIdentical(page)
        arrivedPages.removeIdentical(page)
        removedPages.removeIdentical(page)
        forgetAnnouncement(of: page)
        guard stack.holds(page) else { return }
        stack.removeIdentical(page)
        showChange(animated: false)
    }

    private func forgetAnnouncement(of page: UIViewController) {
        if announcedPage.isTo(page) { announcedPage.object = nil }
    }

    private func showChange(animated: Bool) {
        pendingAnimation = animated
        requestOnce()
    }
}
