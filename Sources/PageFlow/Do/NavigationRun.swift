import UIKit

/// A request on its way: what its navigator has to know of it, from asking to its outcome.
@MainActor
final class NavigationRun {
    let navigation: Navigation
    let request: NavigationRequest
    /// Kept while it runs: a request ends even if its window goes away.
    @exclusivity(unchecked) var navigator: Navigator?
    /// The guards that have been asked already.
    @exclusivity(unchecked) var asked: Set<ObjectIdentifier> = []
    /// The pages that it brings, the lowest first.
    @exclusivity(unchecked) var newPages = PageList.none
    @exclusivity(unchecked) var extras: ArrivalExtras?
    /// The first of the steps that are still to be made.
    @exclusivity(unchecked) var upcoming: Step?
    /// The step that runs, or the last one that ran.
    @exclusivity(unchecked) var current: Step?
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
        upcoming = run.upcoming
    }

    /// The controller within which the page is in sight when all steps have been made.
    var sightHolder: UIViewController? { (upcoming?.last ?? current)?.holder }

    var interruption: NavigationError {
        NavigationError(.interrupted, at: (newPages.last ?? request.page).pageName)
    }
}

// Asking.
extension NavigationRun {
    /// The guards that would leave and have not been asked yet, the topmost first.
    var guardsToAsk: [any LeaveGuard] {
        var guards: [any LeaveGuard] = []
        var step = upcoming
        while let present = step {
            step = present.next
            guard present.isGuarded else { continue }
            // In a cascade the first step's pages are the topmost, in a direct way the last one's.
            var index = request.style == .cascade ? guards.count : 0
            for page in present.leaving {
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
        return asked.contains(id) || request.unguarded == id ? nil : page as? any LeaveGuard
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
