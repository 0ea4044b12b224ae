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
    let request: NavigationRequest
    /// The guards that have been asked already.
    private(set) var asked: Set<ObjectIdentifier>
    private var steps: [Step]
    private var next = 0
    private var allLeft = true
    private let navigator: Navigator
    private let destination: Destination

    init(
        _ navigation: Navigation, _ request: NavigationRequest, _ destination: Destination, steps: [Step],
        asked: Set<ObjectIdentifier>, navigator: Navigator
    ) {
        self.navigation = navigation
        self.request = request
        self.steps = steps
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
                let leave = LeaveRequest(page: page, cause: .code, navigation: navigation, resending: request)
                guard await page.canLeave(leave) else { return completion(page) }
            }
            completion(nil)
        }
    }

    private func guardsToAsk() -> [any LeaveGuard] {
        // In a cascade the first step's pages are the topmost, in a direct way the last one's.
        let ordered = request.style == .cascade ? steps : steps.reversed()
        var guards: [any LeaveGuard] = []
        for step in ordered {
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
        destination.prepare?()
        request.styleNewPage()
        for step in steps {
            for page in step.leaving { navigator.records.expectLeaving(of: page) }
        }
        for page in newPages { remember(page) }
        proceed()
    }

    private func remember(_ page: UIViewController) {
        let record = navigator.records.add(page, for: navigator, navigation: navigation)
        record.onExit = request.onExit
        record.route = destination.routes[ObjectIdentifier(page)]
        if case .open(_, .embed) = request.verb { record.isOpenedPart = true }
    }

    private func proceed() {
        guard next < steps.count else { return finish() }
        let step = steps[next]
        next += 1
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
        guard request.style == .direct, next < steps.count, !step.isAnimated else { return false }
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
        let leaving = steps[next - 1].leaving
        steps[next - 1].leaving = []
        for page in leaving {
            if page.hangs(on: navigator.window) {
                allLeft = false
            } else {
                navigator.exit(page, cause: .code, navigation: navigation)
            }
        }
    }

    private func finish() {
        for page in newPages { settle(page) }
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
        // Pages that did not come have nothing to leave.
        for page in newPages where !page.hangs(on: navigator.window) { navigator.records.forget(page) }
        navigator.settle(sightOf: steps.last?.step.holder)
        navigator.end(navigation, outcome)
    }

    /// Ends a run that UIKit will not end: its pages are gone, by other code.
    func closeIfAbandoned() {
        let pages = newPages.isEmpty ? [request.page] : newPages
        if next > 0, pages.allSatisfy({ !$0.hangs(on: navigator.window) }),
            steps[..<next].allSatisfy(\.leaving.isEmpty)
        {
            close(.failed(interruption))
        }
    }
}
