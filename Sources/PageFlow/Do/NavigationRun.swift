import UIKit

/// A request whose turn has come: its guards are asked, then its steps are made one after the other.
@MainActor
final class NavigationRun {
    struct Step {
        let step: LiveStep
        let isAnimated: Bool
        /// The pages that it takes away, the topmost first.
        var leaving: [UIViewController]
    }

    let navigation: Navigation
    private(set) var request: NavigationRequest
    /// The guards that have been asked already.
    private(set) var asked: Set<ObjectIdentifier>
    /// The steps that are still to be made, the last one first, and the one that runs. What has been made is let go: a
    /// cascade's pages die one by one.
    private var upcoming: [Step]
    private var current: Step?
    private let sightHolder: UIViewController?
    private var allLeft = true
    private let navigator: Navigator
    private let destination: Destination

    init(
        _ navigation: Navigation, _ request: NavigationRequest, _ destination: Destination, steps: [Step],
        asked: Set<ObjectIdentifier>, navigator: Navigator
    ) {
        self.navigation = navigation
        self.request = request
        upcoming = steps.reversed()
        sightHolder = steps.last?.step.holder
        self.destination = destination
        self.asked = asked
        self.navigator = navigator
    }

    /// The pages that come, the lowest first.
    var newPages: [UIViewController] { destination.newPages }

    /// Asks every page that would leave, the topmost first, and stops at the first that does not agree.
    func askGuards(_ completion: @escaping @MainActor (_ refusing: UIViewController?) -> Void) {
        let guards = guardsToAsk()
        guard !guards.isEmpty else { return completion(nil) }
        Task {
            for page in guards {
                asked.insert(ObjectIdentifier(page))
                let leave = LeaveRequest(
                    page: page, cause: request.cause, navigation: navigation, resending: request)
                guard await page.canLeave(leave) else { return completion(page) }
            }
            completion(nil)
        }
    }

    private func guardsToAsk() -> [any LeaveGuard] {
        // In a cascade the first step's pages are the topmost, in a direct way the last one's.
        var guards: [any LeaveGuard] = []
        for step in request.style == .cascade ? upcoming.reversed() : upcoming {
            for page in step.leaving {
                guard let page = page as? any LeaveGuard else { continue }
                let id = ObjectIdentifier(page)
                if !asked.contains(id), request.unguarded != id { guards.append(page) }
            }
        }
        return guards
    }
}

// Making the steps.
extension NavigationRun {
    func begin() {
        if request.style == .cascade, let root = navigator.window?.rootViewController {
            request.letAskerGo(keeping: root)
            navigation.request = request
        }
        destination.prepare?()
        request.styleNewPage()
        for step in upcoming {
            for page in step.leaving { navigator.records.expectLeaving(of: page) }
        }
        for page in newPages { remember(page) }
        listenForPulls()
        rememberRoutes()
        proceed()
    }

    private func remember(_ page: UIViewController) {
        let record = navigator.records.add(page, for: navigator, navigation: navigation)
        record.onExit = request.onExit
        if case .open(_, .embed) = request.verb { record.isOpenedPart = true }
    }

    private func listenForPulls() {
        for case .present(let page, _) in upcoming.map(\.step) {
            guard let record = navigator.records[page] else { continue }
            PullListener.listen(to: page, for: record, by: navigator)
        }
    }

    /// Pages that come inside a container have routes of their own.
    private func rememberRoutes() {
        guard !destination.routes.isEmpty else { return }
        for page in newPages.flatMap(\.withAllHeld) {
            let record = navigator.records.add(page, for: navigator, navigation: navigation)
            record.route = destination.routes[ObjectIdentifier(page)]
        }
    }

    private func proceed() {
        current = upcoming.popLast()
        guard let step = current else { return finish() }
        let performer = StepPerformer(step: step.step, isAnimated: step.isAnimated)
        if needsNoWaiting(step) {
            performer.perform { _ in }
            sendExits()
            proceed()
        } else {
            performer.perform { [self] in ended($0) }
            navigator.records.attachLoaded(newPages)
        }
    }

    /// What is changed unseen before the step that a user sees.
    private func needsNoWaiting(_ step: Step) -> Bool {
        guard request.style == .direct, !upcoming.isEmpty, !step.isAnimated else { return false }
        switch step.step {
        case .pop, .setStack, .select: return true
        default: return false
        }
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
        current?.leaving = []
        for page in leaving {
            if page.hangs(on: navigator.window) {
                allLeft = false
                navigator.records[page]?.isLeavingByPlan = false
            } else {
                navigator.exit(page, cause: request.cause, navigation: navigation)
            }
        }
    }

    private func finish() {
        for page in destination.routes.isEmpty ? newPages : newPages.flatMap(\.withAllHeld) { settle(page) }
        let isInPlace = newPages.allSatisfy { $0.hangs(on: navigator.window) }
        close(allLeft && isInPlace ? .done : .failed(interruption))
    }

    private func settle(_ page: UIViewController) {
        guard let record = navigator.records[page] else { return }
        record.attach(to: page)
        record.noteHolder(of: page)
    }

    private var interruption: NavigationError {
        NavigationError(.interrupted, at: (newPages.last ?? request.page).pageName)
    }

    private func close(_ outcome: Outcome) {
        guard navigation.result == nil else { return }
        // What has not left by this run may leave by something else.
        for step in upcoming + (current.map { [$0] } ?? []) {
            for page in step.leaving { navigator.records[page]?.isLeavingByPlan = false }
        }
        // Pages that did not come have nothing to leave.
        for page in newPages where !page.hangs(on: navigator.window) { navigator.records.forget(page) }
        navigator.settle(sightOf: sightHolder)
        navigator.end(navigation, outcome)
    }

    /// Ends a run that UIKit will not end: other code has taken away what its step is made on.
    func closeIfAbandoned() {
        guard let holder = current?.step.holder, !holder.hangs(on: navigator.window) else { return }
        close(.failed(interruption))
    }
}
