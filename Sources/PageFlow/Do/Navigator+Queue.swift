import UIKit

// One request after the other.
extension Navigator {
    @discardableResult
    func submit(_ request: consuming NavigationRequest) -> Navigation {
        let navigation = Navigation(request.summary)
        submit(navigation, request)
        return navigation
    }

    func submit(_ navigation: Navigation, _ request: consuming NavigationRequest) {
        if isAskedAlready(request) { return navigation.end(.coalesced) }
        let run = NavigationRun(navigation, request)
        if next == nil { next = run } else { waiting.append(run) }
        drain()
    }

    @inline(__always)
    private func isAskedAlready(_ request: borrowing NavigationRequest) -> Bool {
        if let run, run.request.isSame(as: request) { return true }
        guard let next else { return false }
        if next.request.isSame(as: request) { return true }
        for run in waiting where run.request.isSame(as: request) { return true }
        return false
    }

    /// Starts the next request, unless one runs.
    func drain() {
        guard let next, run == nil, !isHeld else { return }
        // To look for a transition may start one that UIKit was asked for, and its callbacks may ask for more.
        isHeld = true
        let page = next.request.page
        if let transition = transitionInSight(over: page) { return hold(until: transition) }
        let top = top(over: page)
        if isAboutToMove(top), hold(next, untilMoved: top) { return }
        self.next = waiting.isEmpty ? nil : waiting.removeFirst()
        start(next)
    }

    /// What UIKit is doing where the request wants to move pages: only one change at a time goes well there.
    func runningTransition(
        around page: UIViewController
    ) -> (any UIViewControllerTransitionCoordinator)? {
        if let transition = transitionInSight(over: page) { return transition }
        let top = top(over: page)
        return isAboutToMove(top) ? transitionBefore(top) : nil
    }

    private func transitionInSight(
        over page: UIViewController
    ) -> (any UIViewControllerTransitionCoordinator)? {
        let top = top(over: page)
        return (top.childInSight?.pageInSight ?? top).transitionCoordinator
            // The stack of a page that something covers may be at work all the same.
            ?? (top === page ? nil : page.transitionCoordinator)
    }

    /// What a presentation or a dismissal of a page waits for that was asked for and has not begun: it may be a transition of
    /// any part of what it takes, or lies over.
    func transitionBefore(_ page: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
        guard page.presentingViewController != nil else { return nil }
        return sequence(first: top(over: page), next: \.presentingViewController).lazy
            .compactMap(\.transitionWithin).first
    }

    /// Whether what lies on top was presented or dismissed by other code, and that has not begun.
    private func isAboutToMove(_ top: UIViewController) -> Bool {
        var controller = top
        while !controller.isBeingDismissed, !controller.isBeingPresented {
            guard let parent = controller.parent else { return false }
            controller = parent
        }
        return controller.isBeingPresented || top.viewIfLoaded?.window != nil
    }

    private func top(over page: UIViewController) -> UIViewController {
        var top = page
        while let presented = top.presentedViewController, presented !== top { top = presented }
        return top
    }

    private func hold(until transition: any UIViewControllerTransitionCoordinator) {
        let isJoined = transition.animate(alongsideTransition: nil) { [link] _ in link.navigator?.release() }
        if !isJoined { release() }
    }

    /// What is asked for between two turns, or at the end of one, begins the next turn before its commit.
    static var turnsToCommit: Int { 2 }

    /// `false` when there is nothing to wait for that anybody can see: what was only asked for begins when a commit has
    /// come.
    private func hold(_ run: NavigationRun, untilMoved top: UIViewController) -> Bool {
        if let transition = transitionBefore(top) {
            hold(until: transition)
            return true
        }
        guard run.turnsWaited < Self.turnsToCommit else { return false }
        run.turnsWaited += 1
        release()
        return true
    }

    /// The transition is only about to end: what follows belongs to the next turn.
    private func release() {
        NextTurn.run { [link] in
            link.navigator?.isHeld = false
            link.navigator?.drain()
        }
    }

    func end(_ run: NavigationRun, _ outcome: Outcome) {
        self.run = nil
        isHeld = next != nil
        trace.record(.ended(outcome), of: run)
        run.navigation.end(outcome)
        // UIKit changes its stacks only now as others asked meanwhile: whoever waits plans on what comes of it.
        if isHeld { release() } else if next != nil { drain() }
    }
}

// One request, from its turn to its first step.
extension Navigator {
    @inline(__always)
    private func start(_ run: NavigationRun) {
        trace.record(.began(run.navigation.summary), of: run)
        guard prepare(run) else { return }
        guard run.mayMeetGuards else { return begin(run) }
        let guards = run.guardsToAsk
        guard !guards.isEmpty else { return begin(run) }
        Task {
            // Guards may take their time, and pages may move meanwhile.
            guard await agree(guards, run), prepare(run) else { return }
            if await agree(run.guardsToAsk, run) { begin(run) }
        }
    }

    /// Plans the request as the pages are now; `false` when it has ended with that.
    @inline(__always)
    private func prepare(_ run: NavigationRun) -> Bool {
        do throws(NavigationError) {
            guard try plan(run) else {
                end(run, .superseded)
                return false
            }
            self.run = run
            return true
        } catch {
            end(run, .failed(error))
            return false
        }
    }

    /// `false` when the page that asks is not there any more.
    @inline(__always)
    private func plan(_ run: NavigationRun) throws(NavigationError) -> Bool {
        guard let window else { return false }
        if NearbyPlanner.plan(run, in: window) { return true }
        guard let root = window.rootViewController else { return false }
        return try RunMaker(navigator: self, run: run, window: window, root: root).plan()
    }

    private func agree(_ guards: [any LeaveGuard], _ run: NavigationRun) async -> Bool {
        guard let refusing = await run.firstRefusing(of: guards) else { return true }
        end(run, .refused(by: PageReference(refusing)))
        return false
    }
}
