import UIKit

/// Plans the changes of a request for the current pages.
@MainActor
struct RequestPlanner {
    let queued: QueuedRequest
    let place: RequestPlace

    /// Fails if the asking page has left.
    init?(_ queued: QueuedRequest, _ pages: WindowPages) {
        guard let window = pages.window, let root = pages.root, let page = queued.page,
            page.isAttached(to: window)
        else { return nil }
        self.queued = queued
        place = RequestPlace(page: page, window: window, root: root, pages: pages)
    }

    /// Returns the changes and the plan. The plan is `nil` for changes that need none.
    func plan() throws(NavigationError) -> (changes: PlannedChanges, plan: NavigationPlan<PageReference>?) {
        let destination = try queued.verb.destination(from: place)
        switch destination.target {
        case .changes(let changes):
            return (try checked(changes.map(knownStep), for: destination), nil)
        case .goal(let goal):
            let plan = try plan(for: goal, destination.newPages)
            return (
                try checked(steps(of: plan), for: destination), plan.map { PageReference($0.controller) }
            )
        }
    }

    private func plan(
        for goal: NavigationGoal<LivePage>, _ newPages: [UIViewController]
    ) throws(NavigationError) -> NavigationPlan<LivePage> {
        let planner = Planner(
            root: LivePage(place.root), newPages: newPages.map { LivePage($0) },
            isAnimated: queued.isAnimated)
        return try planner.plan(for: goal, style: queued.style)
    }

    private func checked(
        _ steps: [PlannedChanges.Step], for destination: Destination
    ) throws(NavigationError) -> PlannedChanges {
        let checker = ChangeChecker(window: place.window, newPages: destination.newPages)
        try checker.check(steps.map(\.change))
        return PlannedChanges(steps: steps, for: destination)
    }

    private func steps(of plan: NavigationPlan<LivePage>) -> [PlannedChanges.Step] {
        var gone: Set<ObjectIdentifier> = []
        return plan.steps.flatMap { step in
            // In a cascade, the pages of an earlier step are still attached to those of a later one.
            let leaving = step.leaving.flatMap(\.withAllAttached).filter { gone.insert($0.id).inserted }
            let planned = PlannedChanges.Step(
                change: step.change.map(\.controller), isAnimated: step.isAnimated,
                leaving: leaving.map(\.controller)
            )
            return [endOfSearch(before: planned), planned].compactMap { $0 }
        }
    }

    /// The end of a search that covers a whole stack, because it would stay in front of the stack's pages.
    private func endOfSearch(before step: PlannedChanges.Step) -> PlannedChanges.Step? {
        step.change.searchInFront.map { PlannedChanges.Step(change: .endSearch(of: $0), isAnimated: false) }
    }

    /// A step for a change without a plan. It removes the pages that it replaces.
    private func knownStep(_ change: LiveChange) -> PlannedChanges.Step {
        let leaving: [UIViewController] =
            switch change {
            case .dismiss(let page, _), .uncover(let page): [page]
            case .land(let pages, let stack, let count):
                stack.heldControllers.dropFirst(count).reversed().filter { !pages.contains($0) }
            default: []
            }
        return PlannedChanges.Step(
            change: change, isAnimated: queued.isAnimated && change.endsCover,
            leaving: leaving.flatMap { LivePage($0.page).withAllAttached }.map(\.controller))
    }
}
