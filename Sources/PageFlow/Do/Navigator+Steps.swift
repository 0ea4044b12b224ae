import UIKit

// Making the steps, one after the other.
extension Navigator {
    @inline(__always)
    func begin(_ run: NavigationRun) {
        guard run.request.style == .cascade, let root = window?.rootViewController else {
            return beginSteps(of: run)
        }
        // The page that asks has to be free to go; the root stays.
        let freed = NavigationRun(run, keeping: root)
        self.run = freed
        beginSteps(of: freed)
    }

    @inline(__always)
    private func beginSteps(of run: NavigationRun) {
        if let extras = run.extras { extras.prepare?() }
        run.visitLeaving { records[$0]?.isLeavingByPlan = true }
        run.newPages.visit { remember($0, brought: run) }
        if let routes = run.extras?.routes { remember(routes, of: run) }
        proceed(run)
    }

    private func remember(_ page: UIViewController, brought run: NavigationRun) {
        let record = records.add(page, navigation: run.navigation)
        if let onExit = run.request.onExit { record.ensureExtras().onExit = onExit }
        if case .open(_, .embed) = run.request.verb { record.isOpenedPart = true }
        run.newRecord = record
    }

    /// Pages that come inside a container have routes of their own.
    private func remember(_ routes: [ObjectIdentifier: any Route], of run: NavigationRun) {
        for page in run.newPages.flatMap(\.withAllHeld) {
            let record = records.add(page, navigation: run.navigation)
            record.ensureExtras().route = routes[ObjectIdentifier(page)]
        }
    }

    private func proceed(_ run: NavigationRun) {
        run.hasBegun = true
        guard let action = run.step?.action else { return finish(run) }
        let answer = StepPerformer(navigator: self, run: run).perform(action, animated: run.isStepAnimated)
        guard run.hasLaterSteps, needsNoWaiting(action, of: run) else { return wait(for: answer, of: run) }
        goOn(run)
    }

    private func goOn(_ run: NavigationRun) {
        sendExits(of: run)
        run.takeNextStep() ? proceed(run) : finish(run)
    }

    /// What is changed unseen before the step that a user sees.
    private func needsNoWaiting(_ action: LiveStep, of run: NavigationRun) -> Bool {
        guard run.request.style == .direct, !run.isStepAnimated else { return false }
        switch action {
        case .pop, .setStack, .select: return true
        default: return false
        }
    }

    @inline(__always)
    private func wait(for answer: StepPerformer.Answer, of run: NavigationRun) {
        switch answer {
        case .willTell: break
        case .refused: ended(run, .refused)
        case .settles: settle(run)
        }
        // Early, so that the mark takes part in the page's first layout and needs none of its own.
        run.newPages.visit {
            if let view = $0.viewIfLoaded { records.mark(record(of: $0, by: run), $0, in: view) }
        }
    }

    func ended(_ run: NavigationRun, _ end: StepEnd) {
        guard run.navigation.result == nil else { return }
        switch end {
        case .done: goOn(run)
        case .cancelledByUser: close(run, .cancelledByUser)
        case .refused: close(run, .failed(run.interruption))
        }
    }

    /// A page that still hangs on the window has not left: other code was faster.
    @inline(__always)
    private func sendExits(of run: NavigationRun) {
        switch run.step?.takeLeaving() {
        case nil, .some(.none): break
        case .one(let page): sendExit(of: page, leavingBy: run)
        case .several(let pages): for page in PageList(pages) { sendExit(of: page, leavingBy: run) }
        }
    }

    @inline(__always)
    private func sendExit(of page: UIViewController, leavingBy run: NavigationRun) {
        if page.hangs(on: window) {
            run.allLeft = false
            records[page]?.isLeavingByPlan = false
        } else {
            exit(page, cause: run.request.cause, navigation: run.navigation)
        }
    }
}

// Waiting for UIKit.
extension Navigator {
    /// An animated change has a coordinator, and its completion comes after the callbacks. One without animation is
    /// made by the commit that follows.
    @inline(__always)
    private func settle(_ run: NavigationRun) {
        if run.isStepAnimated, isJoined(to: run) { return }
        run.turnsToWait = Self.turnsToCommit
        ringNextTurn()
    }

    @inline(__always)
    private func turnBegan(for run: NavigationRun) {
        guard run.turnsToWait > 0 else { return }
        run.turnsToWait -= 1
        guard run.turnsToWait == 0 else { return ringNextTurn() }
        if !isJoined(to: run) { ended(run, .done) }
    }

    @inline(__always)
    private func isJoined(to run: NavigationRun) -> Bool {
        guard let coordinator = run.step?.holder?.transitionCoordinator else { return false }
        return coordinator.animate(alongsideTransition: nil) { [link] context in
            link.navigator?.ended(run, context.isCancelled ? .cancelledByUser : .done)
        }
    }

    @inline(__always)
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
        run.newPages.visit {
            arrived = noteArrival(of: $0, by: run)
            if arrived == nil { isInPlace = false }
        }
        guard isInPlace else { return close(run, .failed(run.interruption)) }
        end(run, run.allLeft ? .done : .failed(run.interruption), arrived: arrived)
    }

    /// Pages that came inside a container, if any of those has a route.
    @inline(__always)
    private func noteHeldPages(of run: NavigationRun) {
        guard run.extras?.routes != nil else { return }
        for page in run.newPages.flatMap(\.withAllHeld) { _ = noteArrival(of: page, by: run) }
    }

    private func close(_ run: NavigationRun, _ outcome: Outcome) {
        guard run.navigation.result == nil else { return }
        // What has not left by this run may leave by something else.
        run.visitLeaving { records[$0]?.isLeavingByPlan = false }
        // Pages that did not come have nothing to leave.
        for page in run.newPages where !page.hangs(on: window) { records.forget(page) }
        end(run, outcome)
    }

    private func end(_ run: NavigationRun, _ outcome: Outcome, arrived: PageRecord? = nil) {
        guard run.navigation.result == nil else { return }
        if let arrived, run.isPush, let page = run.newPages.last, page.hasNothingOver {
            show(page, page.viewIfLoaded, arrived)
        } else {
            settle(sightOf: run.sightHolder, arrived: arrived)
        }
        end(run, outcome)
    }

    /// Ends a run that UIKit will not end: other code has taken away what its step is made on.
    func closeIfAbandoned(_ run: NavigationRun) {
        guard run.hasBegun, let holder = run.step?.holder, !holder.hangs(on: window) else { return }
        close(run, .failed(run.interruption))
    }
}
