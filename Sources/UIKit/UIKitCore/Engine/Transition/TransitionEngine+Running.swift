extension TransitionEngine {
    func isRunning(page: UIViewController) -> Bool {
        guard !running.isEmpty else { return false }
        for transition in running where transition.involves(page) { return true }
        return false
    }

    /// Returns whether a view controller's transition began interactively.
    func isHeld(page: UIViewController) -> Bool {
        running.contains { $0.involves(page) && $0.context?.interaction != nil }
    }

    func isRunning(within root: UIViewController) -> Bool {
        for transition in running where transition.moves(within: root) { return true }
        return false
    }

    /// Returns the running transition whose policy is the container; not one in which the container is only a child.
    func runningTransition(of policy: any TransitionPolicy) -> PageTransition? {
        guard !running.isEmpty else { return nil }
        for transition in running where transition.policy === policy { return transition }
        return nil
    }

    func begin(_ transition: PageTransition) {
        let (leaving, coming, policy) = (transition.leaving, transition.coming, transition.policy)
        dispatchDepth += 1
        running.append(transition)
        if !starting.isEmpty || OpenTransactions.isWaitedFor { joinTransaction(transition) }
        leaving?.flags.insert(.movedByTransition)
        coming?.flags.insert(.movedByTransition)
        coming?.ensureView()
        guard policy.willBegin(transition) else { return abandon(transition) }
        if transition.family.beginsWithLeaving {
            leaving?.beginLeaving(animated: transition.isAnimated)
            coming?.beginComing(animated: transition.isAnimated)
        } else {
            coming?.beginComing(animated: transition.isAnimated)
            leaving?.beginLeaving(animated: transition.isAnimated)
        }
        policy.placeViews(transition)
        if !transition.movesOwnViews { coming?.sendIsAppearing() }
        dispatchDepth -= 1
        transition.hasBegun = true
        animate(transition)
    }

    /// Discards a transition that was rejected.
    private func abandon(_ transition: PageTransition) {
        dispatchDepth -= 1
        transition.isEnded = true
        running.removeIdentical(transition)
        transition.leaving?.flags.remove(.movedByTransition)
        transition.coming?.flags.remove(.movedByTransition)
        _ = transition.coordinator.take()
        transition.dropContext()
        somethingEnded()
    }

    private func animate(_ transition: PageTransition) {
        if ZoomSource.isUsed, transition.isAnimated {
            transition.chooseZoom()
            // The app's closure for the source may have interrupted the transition.
            guard !transition.isEnded else { return }
        }
        if let context = transition.context { return animate(transition, by: context) }
        if !transition.isAnimated {
            Runtime.withLoop { $0.afterCommit(transition) }
        } else {
            transition.beginTime = Runtime.loop.now
            transition.timer = Runtime.loop.schedule(after: transition.duration, transition)
        }
        transition.coordinator?.runAlongside()
    }

    private func animate(_ transition: PageTransition, by context: TransitionContext) {
        context.start()
        guard !transition.isEnded else { return }
        if transition.movesOwnViews { transition.coming?.sendIsAppearing() }
        if let coordinator = transition.coordinator {
            context.joinAnimations { coordinator.runAlongside() }
        }
    }

    /// Ends a transition when its animator reports the end.
    func close(_ transition: PageTransition, completed: Bool) {
        if completed { end(transition) } else { cancel(transition) }
    }

    func end(_ transition: PageTransition) {
        guard !transition.isEnded else { return }
        transition.isEnded = true
        let (leaving, coming, policy) = (transition.leaving, transition.coming, transition.policy)
        dispatchDepth += 1
        policy.removeViews(transition)
        running.removeIdentical(transition)
        leaving?.flags.remove(.movedByTransition)
        coming?.flags.remove(.movedByTransition)
        if transition.family.endsWithLeaving {
            leaving?.endLeaving()
            coming?.endComing()
        } else {
            coming?.endComing()
            leaving?.endLeaving()
        }
        policy.didEnd(transition)
        dispatchDepth -= 1
        finish(transition)
    }

    /// Performs the last step of a transition, completed or canceled.
    func finish(_ transition: PageTransition) {
        if let context = transition.context { context.finished(completed: !transition.isCancelled) }
        if let coordinator = transition.coordinator {
            transition.coordinator = nil
            coordinator.runCompletions()
        }
        transition.policy.complete(transition)
        transition.dropContext()
        somethingEnded()
        if !members.isEmpty { leaveTransaction(transition) }
    }

    /// Ends all transitions below a view controller immediately, before it is removed.
    func finishAll(within root: UIViewController) {
        while let transition = running.first(where: { $0.container.isWithin(root) }) {
            end(transition)
        }
    }

    /// Ends a transition that moves a view controller or runs below it immediately. Returns whether there was one.
    func finish(moving page: UIViewController) -> Bool {
        guard
            let transition = running.first(where: { $0.involves(page) || $0.container.isWithin(page) })
        else { return false }
        end(transition)
        return true
    }
}

extension TransitionPolicy {
    var runningTransition: PageTransition? { Runtime.withEngine { $0.runningTransition(of: self) } }

    var hasRunningTransition: Bool { runningTransition != nil }
}
