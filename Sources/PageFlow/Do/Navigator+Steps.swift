import UIKit

// Making the steps, one after the other.
extension Navigator {
    func begin(_ run: NavigationRun) {
        if run.request.style == .cascade, let root = window?.rootViewController {
            // The page that asks has to be free to go; the root stays.
            self.run = NavigationRun(run, keeping: root)
        }
        if let run = self.run { beginSteps(of: run) }
    }

    private func beginSteps(of run: NavigationRun) {
        let extras = run.extras
        extras?.prepare?()
        setLeavingByPlan(true, for: run.upcoming)
        for page in run.newPages { remember(page, brought: run) }
        if let routes = extras?.routes { remember(routes, of: run) }
        proceed(run)
    }

    private func setLeavingByPlan(_ isPlanned: Bool, for step: NavigationRun.Step?) {
        guard let step else { return }
        if !step.leaving.isEmpty {
            for page in step.leaving { records[page]?.isLeavingByPlan = isPlanned }
        }
        setLeavingByPlan(isPlanned, for: step.next)
    }

    private func remember(_ page: UIViewController, brought run: NavigationRun) {
        let record = records.add(page, for: self, navigation: run.navigation)
        if let onExit = run.request.onExit { record.ensureExtras().onExit = onExit }
        if case .open(_, .embed) = run.request.verb { record.isOpenedPart = true }
    }

    /// Pages that come inside a container have routes of their own.
    private func remember(_ routes: [ObjectIdentifier: any Route], of run: NavigationRun) {
        for page in run.newPages.flatMap(\.withAllHeld) {
            let record = records.add(page, for: self, navigation: run.navigation)
            record.ensureExtras().route = routes[ObjectIdentifier(page)]
        }
    }

    private func proceed(_ run: NavigationRun) {
        while let step = run.upcoming {
            run.upcoming = step.takeNext()
            run.current = step
            let answer = StepPerformer(navigator: self, run: run).perform(step)
            guard needsNoWaiting(step, of: run) else { return wait(for: answer, to: step, of: run) }
            sendExits(of: step, of: run)
        }
        finish(run)
    }

    /// What is changed unseen before the step that a user sees.
    private func needsNoWaiting(_ step: NavigationRun.Step, of run: NavigationRun) -> Bool {
        guard run.upcoming != nil, run.request.style == .direct, !step.isAnimated else { return false }
        switch step.action {
        case .pop, .setStack, .select: return true
        default: return false
        }
    }

    private func wait(for answer: StepPerformer.Answer, to step: NavigationRun.Step, of run: NavigationRun) {
        switch answer {
        case .willTell: break
        case .refused: ended(run, .refused)
        case .settles: settle(step, of: run)
        }
        // Early, so that the mark takes part in the page's first layout and needs none of its own.
        for page in run.newPages {
            if page.isViewLoaded { records[page]?.attach(to: page) }
        }
    }

    func ended(_ run: NavigationRun, _ end: StepEnd) {
        guard run.navigation.result == nil else { return }
        switch end {
        case .done:
            if let step = run.current { sendExits(of: step, of: run) }
            proceed(run)
        case .cancelledByUser: close(run, .cancelledByUser)
        case .refused: close(run, .failed(run.interruption))
        }
    }

    /// A page that still hangs on the window has not left: other code was faster.
    private func sendExits(of step: NavigationRun.Step, of run: NavigationRun) {
        guard !step.leaving.isEmpty else { return }
        let leaving = step.leaving
        step.leaving = .none
        for page in leaving {
            if page.hangs(on: window) {
                run.allLeft = false
                records[page]?.isLeavingByPlan = false
            } else {
                exit(page, cause: run.request.cause, navigation: run.navigation)
            }
        }
    }
}

// Waiting for UIKit.
extension Navigator {
    /// An animated change has a coordinator, and its completion comes after the callbacks. One without animation is
    /// made by the commit that follows.
    private func settle(_ step: NavigationRun.Step, of run: NavigationRun) {
        if step.isAnimated, isJoined(to: step, of: run) { return }
        // What is asked for between two turns, or at the end of one, begins the next turn before its commit.
        run.turnsToWait = 2
        ringNextTurn()
    }

    private func turnBegan(for run: NavigationRun) {
        guard run.turnsToWait > 0 else { return }
        run.turnsToWait -= 1
        guard run.turnsToWait == 0 else { return ringNextTurn() }
        if let step = run.current, isJoined(to: step, of: run) { return }
        ended(run, .done)
    }

    private func isJoined(to step: NavigationRun.Step, of run: NavigationRun) -> Bool {
        guard let coordinator = step.holder?.transitionCoordinator else { return false }
        return coordinator.animate(alongsideTransition: nil) { [link] context in
            link.navigator?.ended(run, context.isCancelled ? .cancelledByUser : .done)
        }
    }

    private func ringNextTurn() {
        ringsToCome += 1
        NextTurn.ring(bell)
    }

    /// Only the last ring can be for the run that is there now: the others were for runs that have ended early.
    func hearBell() {
        ringsToCome -= 1
        if ringsToCome == 0, let run { turnBegan(for: run) }
    }
}

// Ending.
extension Navigator {
    private func finish(_ run: NavigationRun) {
        noteHeldPages(of: run)
        var isInPlace = true
        var arrived: PageRecord?
        for page in run.newPages {
            arrived = noteArrival(of: page)
            if arrived == nil { isInPlace = false }
        }
        guard isInPlace else { return close(run, .failed(run.interruption)) }
        end(run, run.allLeft ? .done : .failed(run.interruption), arrived: arrived)
    }

    /// Pages that came inside a container, if any of those has a route.
    private func noteHeldPages(of run: NavigationRun) {
        guard run.extras?.routes != nil else { return }
        for page in run.newPages.flatMap(\.withAllHeld) { _ = noteArrival(of: page) }
    }

    private func close(_ run: NavigationRun, _ outcome: Outcome) {
        guard run.navigation.result == nil else { return }
        // What has not left by this run may leave by something else.
        for page in run.current?.leaving ?? .none { records[page]?.isLeavingByPlan = false }
        setLeavingByPlan(false, for: run.upcoming)
        // Pages that did not come have nothing to leave.
        for page in run.newPages where !page.hangs(on: window) { records.forget(page) }
        end(run, outcome)
    }

    private func end(_ run: NavigationRun, _ outcome: Outcome, arrived: PageRecord? = nil) {
        guard run.navigation.result == nil else { return }
        settle(sightOf: run.sightHolder, arrived: arrived)
        end(run, outcome)
    }

    /// Ends a run that UIKit will not end: other code has taken away what its step is made on.
    func closeIfAbandoned(_ run: NavigationRun) {
        guard let holder = run.current?.holder, !holder.hangs(on: window) else { return }
        close(run, .failed(run.interruption))
    }
}
