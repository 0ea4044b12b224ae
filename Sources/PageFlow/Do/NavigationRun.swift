import UIKit

/// A request on its way: what its navigator has to know of it, from asking to its outcome.
@MainActor
final class NavigationRun {
    let navigation: Navigation
    let request: NavigationRequest
    /// Kept once its window has gone, until the request has ended.
    nonisolated(unsafe) var navigator: Navigator?
    /// The pages that it brings, the lowest first.
    @exclusivity(unchecked) var newPages = PageList.none
    /// What is known of the last of them.
    @exclusivity(unchecked) var newRecord: PageRecord?
    @exclusivity(unchecked) var extras: ArrivalExtras?
    /// The step that comes first, and once the run has begun the one that runs, or the last one that ran.
    @exclusivity(unchecked) var step: Step?
    /// The steps after it, the last one first.
    @exclusivity(unchecked) private var laterSteps: [Step]?
    @exclusivity(unchecked) var hasBegun = false
    /// For a change of the app's own that had been asked for and not begun.
    @exclusivity(unchecked) var turnsWaited = 0
    /// The guards that have been asked already.
    @exclusivity(unchecked) private var asked: Set<ObjectIdentifier>?
    /// Turns until a commit has come for certain.
    @exclusivity(unchecked) var turnsToWait = 0
    @exclusivity(unchecked) var allLeft = true

    init(_ navigation: Navigation, _ request: consuming NavigationRequest) {
        self.navigation = navigation
        self.request = request
    }

    /// The same, with a page that stays instead of the one that asks.
    init(_ run: NavigationRun, keeping page: UIViewController) {
        navigation = run.navigation
        navigator = run.navigator
        request = NavigationRequest(run.request, keeping: page)
        newPages = run.newPages
        extras = run.extras
        step = run.step
        laterSteps = run.laterSteps
    }

    /// The controller within which the page is in sight when all steps have been made.
    var sightHolder: UIViewController? { laterSteps?.first?.holder ?? step?.holder }

    var interruption: NavigationError {
        NavigationError(.interrupted, at: (newPages.last ?? request.page).pageName)
    }
}

// Its steps.
extension NavigationRun {
    /// Whether a page goes out of sight because the one that is pushed lies right above it.
    func covers(_ record: PageRecord) -> Bool {
        guard hasBegun, case .push(let page, let stack)? = step?.action else { return false }
        let pages = stack.viewControllers
        return pages.count > 1 && pages[pages.count - 1] === page
            && ObjectIdentifier(pages[pages.count - 2]) == record.id
    }

    func plan(_ step: consuming Step) {
        self.step = step
        if laterSteps != nil { laterSteps = nil }
    }

    func plan(_ steps: [Step]) {
        step = steps.first
        laterSteps = steps.count > 1 ? steps.dropFirst().reversed() : nil
    }

    var isPush: Bool {
        if case .push? = step?.action { return !hasLaterSteps }
        return false
    }

    var isStepAnimated: Bool { step?.isAnimated == true }

    var hasLaterSteps: Bool { laterSteps?.isEmpty == false }

    /// Goes on to the next step, if there is one, and lets the present one go: a cascade's pages die one by one.
    func takeNextStep() -> Bool {
        guard let next = laterSteps?.popLast() else { return false }
        step = next
        return true
    }

    /// What the steps that have not been made would take away, and the one that runs still has to.
    @inline(__always)
    func visitLeaving(_ body: (UIViewController) -> Void) {
        step?.leaving.visit(body)
        if let laterSteps { for step in laterSteps.reversed() { step.leaving.visit(body) } }
    }
}

// Asking.
extension NavigationRun {
    /// Whether there may be such guards. Most often there is none, and no list is made.
    var mayMeetGuards: Bool {
        if step?.isGuarded == true || hasLaterSteps { return true }
        if case .choose = request.verb { return true }
        return false
    }

    /// The guards that would leave and have not been asked yet, the topmost first.
    var guardsToAsk: [any LeaveGuard] {
        var guards: [any LeaveGuard] = []
        for step in [step].compactMap({ $0 }) + (laterSteps ?? []).reversed() where step.isGuarded {
            // In a cascade the first step's pages are the topmost, in a direct way the last one's.
            var index = request.style == .cascade ? guards.count : 0
            for page in step.leaving {
                guard let page = guardToAsk(page) else { continue }
                guards.insert(page, at: index)
                index += 1
            }
        }
        if case .choose(let page) = request.verb {
            guards += guardsCovered(byChoosing: page).filter { guardToAsk($0) != nil }
        }
        return guards
    }

    /// Nothing leaves when a user chooses another tab, but what was in sight goes out of it.
    private func guardsCovered(byChoosing page: UIViewController) -> [any LeaveGuard] {
        guard let tabs = page.holdingParent as? UITabBarController, let chosen = tabs.selectedViewController,
            chosen !== page
        else { return [] }
        return chosen.guardsInSight
    }

    private func guardToAsk(_ page: UIViewController) -> (any LeaveGuard)? {
        guard GuardTypes.contains(type(of: page)) else { return nil }
        let id = ObjectIdentifier(page)
        return asked?.contains(id) == true || request.unguarded == id ? nil : page as? any LeaveGuard
    }

    /// Asks one after the other, and stops at the first that does not agree.
    func firstRefusing(of guards: [any LeaveGuard]) async -> UIViewController? {
        for page in guards {
            asked = (asked ?? []).union([ObjectIdentifier(page)])
            let leave = LeaveRequest(
                page: page, cause: request.cause, navigation: navigation, resending: request)
            guard await page.canLeave(leave) else { return page }
        }
        return nil
    }
}
