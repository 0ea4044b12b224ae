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
        return waiting.contains { $0.request?.isSame(as: request) == true }
    }

    /// Starts the next request, unless one runs.
    func drain() {
        guard case .idle = state, let request = waiting.first?.request else { return }
        // To look for a transition may start one that UIKit was asked for, and its callbacks may ask for more.
        state = .held
        if let transition = runningTransition(around: request.page) { return hold(until: transition) }
        start(waiting.removeFirst(), request)
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
        let isJoined = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.release() }
        if !isJoined { release() }
    }

    /// The transition is only about to end: what follows belongs to the next turn.
    private func release() {
        NextTurn.run { [weak self] in
            self?.state = .idle
            self?.drain()
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
        prepare(navigation, request, asked: []) { run in
            // Guards may have taken their time, and pages may have moved meanwhile.
            guard !run.asked.isEmpty else { return run.begin() }
            self.prepare(navigation, request, asked: run.asked) { $0.begin() }
        }
    }

    /// Plans, and asks the guards that have not been asked yet.
    private func prepare(
        _ navigation: Navigation, _ request: NavigationRequest, asked: Set<ObjectIdentifier>,
        then proceed: @escaping (NavigationRun) -> Void
    ) {
        guard let window, let root = window.rootViewController,
            let place = PagePath(to: request.page, in: window)
        else { return end(navigation, .superseded) }
        do throws(NavigationError) {
            let maker = RunMaker(navigator: self, window: window, root: root, request: request, place: place)
            let run = try maker.run(of: navigation, asked: asked)
            state = .running(run)
            run.askGuards { refusing in
                guard let refusing else { return proceed(run) }
                self.end(navigation, .refused(by: PageReference(refusing)))
            }
        } catch {
            end(navigation, .failed(error))
        }
    }
}
