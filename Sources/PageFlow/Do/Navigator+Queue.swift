import UIKit

// One request after the other.
extension Navigator {
    @discardableResult
    func submit(_ request: NavigationRequest) -> Navigation {
        let navigation = Navigation(request)
        submit(navigation, request)
        return navigation
    }

    func submit(_ navigation: Navigation, _ request: NavigationRequest) {
        if isAskedAlready(request) { return navigation.end(.coalesced) }
        waiting.append(navigation)
        drain()
    }

    private func isAskedAlready(_ request: NavigationRequest) -> Bool {
        if case .running(let run) = state, run.request.isSame(as: request) { return true }
        for navigation in waiting where navigation.request?.isSame(as: request) == true { return true }
        return false
    }

    /// Starts the next request, unless one runs.
    func drain() {
        guard case .idle = state, let request = waiting.first?.request else { return }
        // To look for a transition may start one that UIKit was asked for, and its callbacks may ask for more.
        state = .held
        if let transition = runningTransition(around: request.page) { return hold(until: transition) }
        // Most often nothing else waits, and then no room has to be made.
        start(waiting.count == 1 ? waiting.removeLast() : waiting.removeFirst(), request)
    }

    /// What UIKit is doing where the request wants to move pages: only one change at a time goes well there.
    private func runningTransition(
        around page: UIViewController
    ) -> (any UIViewControllerTransitionCoordinator)? {
        var top = page
        while let presented = top.presentedViewController, presented !== top { top = presented }
        return top.pageInSight.transitionCoordinator
    }

    private func hold(until transition: any UIViewControllerTransitionCoordinator) {
        let isJoined = transition.animate(alongsideTransition: nil) { [link] _ in link.navigator?.release() }
        if !isJoined { release() }
    }

    /// The transition is only about to end: what follows belongs to the next turn.
    private func release() {
        NextTurn.run { [link] in
            link.navigator?.state = .idle
            link.navigator?.drain()
        }
    }

    func end(_ navigation: Navigation, _ outcome: Outcome) {
        state = .idle
        trace.record(.ended(outcome), of: navigation)
        navigation.end(outcome)
        drain()
    }
}

// One request, from its turn to its first step.
extension Navigator {
    private func start(_ navigation: Navigation, _ request: NavigationRequest) {
        trace.record(.began(navigation.summary), of: navigation)
        guard let run = prepare(navigation, request, asked: []) else { return }
        let guards = run.guardsToAsk
        guard !guards.isEmpty else { return run.begin() }
        Task {
            guard await agree(guards, run) else { return }
            // Guards may have taken their time, and pages may have moved meanwhile.
            guard let run = prepare(navigation, request, asked: run.asked) else { return }
            if await agree(run.guardsToAsk, run) { run.begin() }
        }
    }

    /// Plans the request as the pages are now; `nil` when it has ended with that.
    private func prepare(
        _ navigation: Navigation, _ request: NavigationRequest, asked: Set<ObjectIdentifier>
    ) -> NavigationRun? {
        do throws(NavigationError) {
            guard let run = try makeRun(of: navigation, request, asked: asked) else {
                end(navigation, .superseded)
                return nil
            }
            state = .running(run)
            return run
        } catch {
            end(navigation, .failed(error))
            return nil
        }
    }

    private func makeRun(
        of navigation: Navigation, _ request: NavigationRequest, asked: Set<ObjectIdentifier>
    ) throws(NavigationError) -> NavigationRun? {
        guard let window else { return nil }
        let nearby = NearbyPlanner(navigator: self, window: window, request: request)
        if let run = nearby.run(of: navigation, asked: asked) { return run }
        guard let root = window.rootViewController else { return nil }
        let maker = RunMaker(navigator: self, window: window, root: root, request: request)
        return try maker.run(of: navigation, asked: asked)
    }

    private func agree(_ guards: [any LeaveGuard], _ run: NavigationRun) async -> Bool {
        guard let refusing = await run.firstRefusing(of: guards) else { return true }
        end(run.navigation, .refused(by: PageReference(refusing)))
        return false
    }
}
