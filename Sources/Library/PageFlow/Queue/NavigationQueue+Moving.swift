import UIKit

// Changes of the pages, one UIKit call after the other.
extension NavigationQueue {
    func begin(_ queued: QueuedRequest) {
        guard advance(.agreed) else { return }
        queued.releasePage()
        if queued.plan.isAnimated, !pages.areInWindow { queued.plan.removeAnimation() }
        queued.plan.prepare()
        let leaving = queued.plan.leavingPages.compactMap { pages.records[$0] }
        for record in leaving where record.phase == .attached { record.phase = .leaving }
        for page in queued.plan.newPages { expect(page, broughtBy: queued) }
        makeChange(of: queued)
    }

    private func expect(_ page: UIViewController, broughtBy queued: QueuedRequest) {
        // A container is recorded before its pages, because the topmost page leaves first.
        let record = pages.expect(page, broughtBy: queued.request)
        for inner in page.withAllAttached {
            guard let route = queued.plan.routes[ObjectIdentifier(inner)] else { continue }
            pages.expect(inner, broughtBy: queued.request).route = route
        }
        if let awaited = queued.awaited { record.onExit.append(awaited.onExit) }
        record.isOpenedChild = (queued.verb as? OpenVerb)?.method == .embed
    }

    private func makeChange(of queued: QueuedRequest) {
        queued.isInTransition = false
        guard let step = queued.plan.steps.first else { return finish(queued) }
        guard canMake(step.change) else { return waitForWindow(queued) }
        // App code has run since planning, in callbacks of the earlier changes and in `prepare`.
        guard let window = pages.window,
            ChangeChecker(window: window, newPages: queued.plan.newPages).stillFits(step.change)
        else { return giveUp(queued, .failed(queued.interruption)) }
        let number = queued.plan.steps.count
        let performer = ChangePerformer(window: window, isAnimated: step.isAnimated) { [weak self] in
            self?.changeEnded(queued, step: number, $0)
        }
        let answer = performer.perform(step.change)
        if case .present(let page, _) = step.change { pages.presentationBegins(page.page) }
        guard queued.plan.steps.count > 1, queued.canGoOn(after: step) else {
            wait(for: answer, of: queued)
            return markNewPages(of: queued)
        }
        goOn(queued)
    }

    /// UIKit presents nothing in a window that has never been shown.
    private func canMake(_ change: LiveChange) -> Bool { change.needsNoWindow || pages.areInWindow }

    private func waitForWindow(_ queued: QueuedRequest) {
        withoutWindow.add(
            queued, in: self,
            goOn: { $0.makeChange(of: queued) },
            giveUp: { [weak self] in self?.giveUp(queued, $0) })
    }

    /// Adds the marks early, so that they take part in a page's first layout and don't cause another one.
    private func markNewPages(of queued: QueuedRequest) {
        for page in queued.plan.newPages where page.isViewLoaded { pages.records[page].map(pages.mark) }
    }

    private func wait(for answer: ChangeAnswer, of queued: QueuedRequest) {
        switch answer {
        case .willEnd: limitAdapter(of: queued)
        case .refused: changeEnded(queued, step: queued.plan.steps.count, .refused)
        case .endsWithCommit: waitForEnd(of: queued)
        }
    }

    /// Limits the time of an adapter. Without a limit, an adapter that never calls its completion would block the window's requests.
    private func limitAdapter(of queued: QueuedRequest) {
        guard case .show(_, let container)? = queued.plan.steps.first?.change,
            let adapter = container.asContainer?.adapterName
        else { return }
        let (number, error) = (
            queued.plan.steps.count, NavigationError(.unfinished(by: adapter), at: container.nameOfPage)
        )
        queued.request.timeLimit = ContainerAdapters.timeLimit
        Alarm.run(after: ContainerAdapters.timeLimit) { [weak self, weak queued] in
            guard let self, let queued, isMoving(queued, step: number) else { return }
            giveUp(queued, .failed(error))
        }
    }

    /// Waits for the end of a change. An animated change has a coordinator, which calls its completion after the page callbacks. A change
    /// without animation ends with the next commit.
    private func waitForEnd(of queued: QueuedRequest) {
        if queued.plan.steps.first?.isAnimated == true, endsWithTransition(queued) { return }
        let number = queued.plan.steps.count
        RunLoopTurn.afterCommit { [weak self] in
            guard let self, isMoving(queued, step: number), !endsWithTransition(queued) else { return }
            // Reading the transition may have made UIKit begin it, and its callbacks may have ended the request.
            changeEnded(queued, step: number, .done)
        }
    }

    private func endsWithTransition(_ queued: QueuedRequest) -> Bool {
        let number = queued.plan.steps.count
        guard let transition = queued.plan.steps.first?.change.mover?.transitionCoordinator else {
            return false
        }
        queued.isInTransition = transition.animate(alongsideTransition: nil) { [weak self] context in
            self?.changeEnded(queued, step: number, context.isCancelled ? .cancelledByUser : .done)
        }
        if queued.isInTransition { interruptNextTurn() }
        return queued.isInTransition
    }

    private func isMoving(_ queued: QueuedRequest, step number: Int) -> Bool {
        guard queued.plan.steps.count == number else { return false }
        if trailing === queued { return true }
        guard case .moving(let moving) = phase else { return false }
        return moving === queued
    }

    private func changeEnded(_ queued: QueuedRequest, step number: Int, _ end: ChangeEnd) {
        guard isMoving(queued, step: number) else { return }
        switch end {
        case .done: goOn(queued)
        case .cancelledByUser: giveUp(queued, .cancelledByUser)
        case .refused: giveUp(queued, .failed(queued.interruption))
        }
    }

    private func goOn(_ queued: QueuedRequest) {
        let step = queued.plan.steps.removeFirst()
        for page in step.leaving { reportExit(of: page, by: queued) }
        makeChange(of: queued)
    }

    /// Reports the exit of a page. A page that is still attached hasn't left, because other code has moved it.
    private func reportExit(of page: UIViewController, by queued: QueuedRequest) {
        if page.isAttached(to: pages.window) {
            queued.plan.allHaveLeft = false
            pages.records[page]?.stay()
        } else if let record = pages.records[page] {
            pages.exit(record, cause: queued.cause, request: queued.request)
        }
    }
}

extension QueuedRequest {
    /// Whether the next step can follow at once, because the user doesn't see this one.
    fileprivate func canGoOn(after step: PlannedChanges.Step) -> Bool {
        guard style == .direct, !step.isAnimated else { return false }
        switch step.change {
        case .pop, .land, .select: return true
        case .remove(_, let container), .replace(_, _, let container?):
            return container.isStack
        default: return false
        }
    }
}

extension PageRecord {
    /// Marks the record: the request hasn't removed the page, so another exit can be reported.
    fileprivate func stay() {
        if phase == .leaving { phase = .attached }
    }
}

// Ends of requests.
extension NavigationQueue {
    private func finish(_ queued: QueuedRequest) {
        let plan = queued.plan
        // The pages of a trailing request were in place when the next request began.
        let isInPlace = trailing === queued || rememberNewPages(of: plan)
        // A search is a part of the searched page, so it has no record.
        for search in plan.newPages where search.isSearch { pages.forget(search) }
        guard isInPlace else { return giveUp(queued, .failed(queued.interruption)) }
        pages.noteVisiblePage(within: plan.lastContainer?.page)
        end(queued, plan.allHaveLeft ? .done : .failed(queued.interruption))
    }

    /// Records the new pages, and the pages within them that belong to the plan.
    ///
    /// - Returns: Whether all new pages are attached.
    func rememberNewPages(of plan: PlannedChanges) -> Bool {
        // Finding out whether a page is attached takes a search of its container. For many pages, one pass through the tree is faster.
        let new = plan.newPages
        guard new.count > 1 else {
            guard let page = new.first else { return true }
            guard page.isAttached(to: pages.window) || isListed(page) else { return false }
            for inner in page.withAllAttached
            where inner === page || plan.routes[ObjectIdentifier(inner)] != nil {
                pages.remember(inner)
            }
            return true
        }
        let byPage = Dictionary(new.map { (ObjectIdentifier($0.page), $0) }) { first, _ in first }
        var count = 0
        pages.root?.forEachAttached { page, place in
            if let new = byPage[ObjectIdentifier(page)] {
                count += 1
                _ = pages.remember(new, at: place)
            } else if plan.routes[ObjectIdentifier(page)] != nil {
                _ = pages.remember(page, at: place)
            }
        }
        return count == new.count
    }

    /// Whether a container lists the page without holding it: a tab of a group that shows another tab.
    private func isListed(_ page: UIViewController) -> Bool {
        pages.root.map { LivePage($0).descendant(page) != nil } ?? false
    }

    /// Removes the state of the request's changes: leaving pages stay, and new pages that aren't attached have no record.
    func forgetChanges(of queued: QueuedRequest) {
        for page in queued.plan.leavingPages { pages.records[page]?.stay() }
        for page in queued.plan.newPages where !page.isAttached(to: pages.window) { pages.forget(page) }
    }

    private func giveUp(_ queued: QueuedRequest, _ outcome: NavigationOutcome) {
        forgetChanges(of: queued)
        pages.noteVisiblePage(within: queued.plan.lastContainer?.page)
        end(queued, outcome)
    }

    /// Ends a request that UIKit won't end, because other code has removed the container of its change.
    func endIfAbandoned(_ queued: QueuedRequest) {
        guard let change = queued.plan.steps.first?.change, canMake(change), let container = change.container,
            !container.page.isAttached(to: pages.window)
        else { return }
        giveUp(queued, .failed(queued.interruption))
    }
}
