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
            let planner = Planner(
                root: LivePage(place.root), newPages: destination.newPages.map { LivePage($0) },
                isAnimated: queued.isAnimated)
            let plan = try planner.plan(for: goal, style: queued.style)
            return (
                try checked(steps(of: plan), for: destination), plan.map { PageReference($0.controller) }
            )
        }
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
            // A search that covers a whole stack would stay in front of the stack's pages.
            guard let searched = planned.change.searchInFront else { return [planned] }
            return [PlannedChanges.Step(change: .endSearch(of: searched), isAnimated: false), planned]
        }
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

/// The changes of a request, planned for the pages at the time of planning.
@MainActor
struct PlannedChanges {
    /// One change, with the leaving pages whose exits haven't been reported, the topmost first.
    typealias Step = NavigationPlan<UIViewController>.Step

    /// The remaining changes; the first one is in progress once the request moves pages.
    var steps: [Step] = []
    /// The pages that the request adds, the lowest first.
    var newPages: [UIViewController] = []
    var routes: [ObjectIdentifier: any PageRoute] = [:]
    var prepare: () -> Void = {}
    /// The last change's container, within which the request's destination is visible.
    private(set) weak var lastContainer: UIViewController?
    /// Whether all leaving pages of the steps so far have left.
    var allHaveLeft = true

    init() {}

    init(steps: [Step], for destination: Destination) {
        self.steps = steps
        newPages = destination.newPages.map(\.page)
        routes = destination.routes
        prepare = destination.prepare
        lastContainer = steps.last?.change.container
    }

    var leavingPages: [UIViewController] { steps.flatMap(\.leaving) }

    var isAnimated: Bool { steps.contains(where: \.isAnimated) }

    /// Removes the animation, because the user sees none of the changes.
    mutating func removeAnimation() {
        for index in steps.indices { steps[index].isAnimated = false }
    }
}
