import UIKit

/// A request whose turn has come: its guards are asked, then its steps are made one after the other.
@MainActor
final class NavigationRun {
    final class Step {
        let step: LiveStep
        let isAnimated: Bool
        /// The pages that it takes away, the topmost first, until their exits have been told.
        @exclusivity(unchecked) var leaving: PageList

        init(_ step: LiveStep, isAnimated: Bool, leaving: PageList) {
            self.step = step
            self.isAnimated = isAnimated
            self.leaving = leaving
        }
    }

    let navigation: Navigation
    @exclusivity(unchecked) private(set) var request: NavigationRequest
    /// The guards that have been asked already.
    @exclusivity(unchecked) private(set) var asked: Set<ObjectIdentifier>
    @exclusivity(unchecked) private var upcoming: StepQueue
    /// The step that runs.
    @exclusivity(unchecked) private var current: Step?
    /// Where the current step was made, until a commit has come for certain.
    @exclusivity(unchecked) private var settling: UIViewController?
    @exclusivity(unchecked) private var turnsToWait = 0
    @exclusivity(unchecked) private var allLeft = true
    private let sightHolder: UIViewController?
    private let navigator: Navigator
    private let arrivals: Arrivals

    init(
        _ navigation: Navigation, _ request: NavigationRequest, _ arrivals: Arrivals, steps: StepQueue,
        asked: Set<ObjectIdentifier>, navigator: Navigator
    ) {
        self.navigation = navigation
        self.request = request
        upcoming = steps
        sightHolder = steps.last?.step.holder
        self.arrivals = arrivals
        self.asked = asked
        self.navigator = navigator
    }

    private var newPages: PageList { arrivals.pages }
}

// Asking.
extension NavigationRun {
    /// The guards that would leave and have not been asked yet, the topmost first.
    var guardsToAsk: [any LeaveGuard] {
        guard upcoming.takesPagesAway else { return [] }
        var guards: [any LeaveGuard] = []
        // In a cascade the first step's pages are the topmost, in a direct way the last one's.
        if request.style == .cascade {
            upcoming.forEach { addGuards(of: $0, to: &guards) }
        } else {
            upcoming.forEachFromLast { addGuards(of: $0, to: &guards) }
        }
        return guards
    }

    private func addGuards(of step: Step, to guards: inout [any LeaveGuard]) {
        step.leaving.forEach { page in
            guard let page = page as? any LeaveGuard else { return }
            let id = ObjectIdentifier(page)
            if !asked.contains(id), request.unguarded != id { guards.append(page) }
        }
    }

    /// Asks one after the other, and stops at the first that does not agree.
    func firstRefusing(of guards: [any LeaveGuard]) async -> UIViewController? {
        for page in guards {
            asked.insert(ObjectIdentifier(page))
            let leave = LeaveRequest(
                page: page, cause: request.cause, navigation: navigation, resending: request)
            guard await page.canLeave(leave) else { return page }
        }
        return nil
    }
}

// Making the steps.
extension NavigationRun {
    func begin() {
        if request.style == .cascade, let root = navigator.window?.rootViewController {
            request = NavigationRequest(request, keeping: root)
            navigation.request = request
        }
        arrivals.prepare?()
        request.styleNewPage()
        upcoming.forEachFromLast { step in
            step.leaving.forEach { navigator.records.expectLeaving(of: $0) }
        }
        newPages.forEach { remember($0) }
        listenForPulls()
        rememberRoutes()
        proceed()
    }

    private func remember(_ page: UIViewController) {
        let record = navigator.records.add(page, for: navigator, navigation: navigation)
        if let onExit = request.onExit { record.onExit = onExit }
        if case .open(_, .embed) = request.verb { record.isOpenedPart = true }
    }

    private func listenForPulls() {
        upcoming.forEach { step in
            guard case .present(let page, _) = step.step, let record = navigator.records[page] else { return }
            PullListener.listen(to: page, for: record, by: navigator)
        }
    }

    /// Pages that come inside a container have routes of their own.
    private func rememberRoutes() {
        guard let routes = arrivals.routes else { return }
        for page in newPages.flatMap(\.withAllHeld) {
            let record = navigator.records.add(page, for: navigator, navigation: navigation)
            record.route = routes[ObjectIdentifier(page)]
        }
    }

    private func proceed() {
        while let step = upcoming.popFirst() {
            current = step
            let answer = StepPerformer(step: step).perform { [self] in ended($0) }
            guard needsNoWaiting(step) else { return wait(for: answer) }
            sendExits()
        }
        current = nil
        finish()
    }

    /// What is changed unseen before the step that a user sees.
    private func needsNoWaiting(_ step: Step) -> Bool {
        guard request.style == .direct, !upcoming.isEmpty, !step.isAnimated else { return false }
        switch step.step {
        case .pop, .setStack, .select: return true
        default: return false
        }
    }

    private func wait(for answer: StepPerformer.Answer) {
        switch answer {
        case .willTell: break
        case .refused: ended(.refused)
        case .settles(let container): settle(in: container)
        }
        navigator.records.attachLoaded(newPages)
    }

    private func ended(_ end: StepEnd) {
        guard navigation.result == nil else { return }
        switch end {
        case .done:
            sendExits()
            proceed()
        case .cancelledByUser: close(.cancelledByUser)
        case .refused: close(.failed(interruption))
        }
    }

    /// A page that still hangs on the window has not left: other code was faster.
    private func sendExits() {
        guard let leaving = current?.leaving, !leaving.isEmpty else { return }
        current?.leaving = PageList()
        leaving.forEach { page in
            if page.hangs(on: navigator.window) {
                allLeft = false
                navigator.records[page]?.isLeavingByPlan = false
            } else {
                navigator.exit(page, cause: request.cause, navigation: navigation)
            }
        }
    }
}

// Waiting for UIKit.
extension NavigationRun {
    /// An animated change has a coordinator, and its completion comes after the callbacks. One without animation is
    /// made by the commit that follows.
    private func settle(in container: UIViewController) {
        if current?.isAnimated == true, isJoined(to: container) { return }
        settling = container
        // What is asked for between two turns, or at the end of one, begins the next turn before its commit.
        turnsToWait = 2
        NextTurn.wake(self)
    }

    func turnBegan() {
        turnsToWait -= 1
        guard turnsToWait == 0 else { return NextTurn.wake(self) }
        guard let container = settling.take(), !isJoined(to: container) else { return }
        ended(.done)
    }

    private func isJoined(to container: UIViewController) -> Bool {
        guard let coordinator = container.transitionCoordinator else { return false }
        return coordinator.animate(alongsideTransition: nil) { [self] context in
            ended(context.isCancelled ? .cancelledByUser : .done)
        }
    }
}

// Ending.
extension NavigationRun {
    private func finish() {
        var isInPlace = true
        noteHeldPages()
        newPages.forEach { page in
            let hold = page.hold
            if let record = navigator.records[page] {
                record.attach(to: page)
                record.noteHold(hold)
            }
            if !page.hangs(on: navigator.window, held: hold) { isInPlace = false }
        }
        if isInPlace {
            end(allLeft ? .done : .failed(interruption))
        } else {
            close(.failed(interruption))
        }
    }

    /// Pages that came inside a container, if any of those has a route.
    private func noteHeldPages() {
        guard arrivals.routes != nil else { return }
        for page in newPages.flatMap(\.withAllHeld) {
            navigator.records[page]?.attach(to: page)
            navigator.records[page]?.noteHold(page.hold)
        }
    }

    private var interruption: NavigationError {
        NavigationError(.interrupted, at: (newPages.last ?? request.page).pageName)
    }

    private func close(_ outcome: Outcome) {
        guard navigation.result == nil else { return }
        // What has not left by this run may leave by something else.
        if let current { stay(current) }
        upcoming.forEach { stay($0) }
        // Pages that did not come have nothing to leave.
        for page in newPages where !page.hangs(on: navigator.window) { navigator.records.forget(page) }
        end(outcome)
    }

    private func stay(_ step: Step) {
        step.leaving.forEach { navigator.records[$0]?.isLeavingByPlan = false }
    }

    private func end(_ outcome: Outcome) {
        guard navigation.result == nil else { return }
        navigator.settle(sightOf: sightHolder)
        navigator.end(navigation, outcome)
    }

    /// Ends a run that UIKit will not end: other code has taken away what its step is made on.
    func closeIfAbandoned() {
        guard let holder = current?.step.holder, !holder.hangs(on: navigator.window) else { return }
        close(.failed(interruption))
    }
}
