import PageFlowCore
import UIKit

/// Turns a request into moves, as the pages are now.
@MainActor
struct RequestPlanner {
    let queued: QueuedRequest
    let place: RequestPlace

    /// `nil` when the page that asks has left.
    init?(_ queued: QueuedRequest, _ pages: WindowPages) {
        guard let window = pages.window, let root = pages.root, let page = queued.page,
            let path = PagePath(to: page, in: window)
        else { return nil }
        self.queued = queued
        place = RequestPlace(page: page, path: path, window: window, root: root, pages: pages)
    }

    /// The plan in words; `nil` for moves that were not planned.
    func plan() throws(NavigationError) -> (moves: MovePlan, plan: NavigationPlan?) {
        let destination = try queued.verb.destination(from: place)
        switch destination.target {
        case .moves(let moves):
            try check(moves, destination)
            return (MovePlan(steps: steps(of: moves), for: destination), nil)
        case .goal(let goal):
            let plan = try plan(for: goal)
            let steps = try steps(of: plan, newPages: destination.newPages)
            try check(steps.map(\.move), destination)
            return (MovePlan(steps: steps, for: destination), plan)
        }
    }

    private func check(_ moves: [Move], _ destination: Destination) throws(NavigationError) {
        try MoveChecker(window: place.window, newPages: destination.newPages).check(moves)
    }

    private func plan(for goal: NavigationGoal) throws(NavigationError) -> NavigationPlan {
        switch queued.style {
        case .direct:
            try Planner(root: LivePage(place.root), isAnimated: queued.isAnimated).plan(for: goal)
        case .cascade:
            try PageTree(of: place.window).plan(for: goal, style: .cascade, animated: queued.isAnimated)
        }
    }

    private func steps(
        of plan: NavigationPlan, newPages: [UIViewController]
    ) throws(NavigationError) -> [MovePlan.Step] {
        let root = LivePage(place.root)
        let finder = MoveFinder(window: place.window, root: root, newPages: newPages)
        var steps: [MovePlan.Step] = []
        var gone: Set<ObjectIdentifier> = []
        for step in plan.steps {
            guard let moves = finder.find(step.action) else {
                throw NavigationError(.noSuchPlace, at: step.description)
            }
            // A page that an earlier hop takes away is still attached, at this moment, to what a later one does.
            let leaving = (step.leaving.map { root.members(of: $0).map(\.controller) } ?? [])
                .filter { gone.insert(ObjectIdentifier($0)).inserted }
            // A search that covers a whole stack would stay in front of what the stack shows.
            if let search = moves.first?.searchInFront {
                steps.append(MovePlan.Step(move: .end(search), isAnimated: false, leaving: []))
            }
            for (index, move) in moves.enumerated() {
                let isAnimated = step.isAnimated && index == moves.count - 1
                steps.append(
                    MovePlan.Step(move: move, isAnimated: isAnimated, leaving: index == 0 ? leaving : []))
            }
        }
        return steps
    }

    /// Moves that are known take away what they replace.
    private func steps(of moves: [Move]) -> [MovePlan.Step] {
        moves.map { move in
            MovePlan.Step(
                move: move, isAnimated: queued.isAnimated && move.endsCover, leaving: pagesLeaving(by: move))
        }
    }

    private func pagesLeaving(by move: Move) -> [UIViewController] {
        let gone: [UIViewController] =
            switch move {
            case .dismiss(let presenter): presenter.ownPresented.map { [$0] } ?? []
            case .setStack(let stack, let pages):
                stack.heldControllers.filter { old in !pages.contains { $0 === old } }.reversed()
            case .uncover(let cover): [cover.window.rootViewController].compactMap { $0 }
            default: []
            }
        return gone.flatMap { LivePage($0.page).members(of: .root).map(\.controller) }
    }
}
