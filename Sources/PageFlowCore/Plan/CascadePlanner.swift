/// Plans a return page after page: each hop is a plan of its own on the tree as the hop before has left it.
struct CascadePlanner {
    var tree: PageTree
    let isAnimated: Bool

    func plan(for goal: NavigationGoal) throws(NavigationError) -> NavigationPlan {
        let direct = try tree.plan(for: goal, animated: isAnimated)
        guard let end = try goalPage(of: goal) else { return direct }
        var tree = tree
        var steps: [NavigationStep] = []
        while let inSight = tree.visiblePath, let hop = hop(from: inSight, towards: end, in: tree) {
            steps += hop.steps
            for step in hop.steps { tree.apply(step) }
        }
        // What is left are tabs and containers to be switched, which is no hop.
        let rest: NavigationGoal = goal == .home ? .home : .show(end)
        steps += try tree.plan(for: rest, animated: false).steps
        for index in steps.indices { steps[index].isAnimated = isAnimated && index == steps.count - 1 }
        return NavigationPlan(steps: steps, leaving: direct.leaving)
    }

    /// One page back, unless that would go beyond the goal.
    private func hop(from place: PagePath, towards end: PagePath, in tree: PageTree) -> NavigationPlan? {
        guard place != end, let hop = try? tree.plan(for: .back(from: place), animated: false),
            !hop.leaving.contains(where: { $0.contains(end) })
        else { return nil }
        return hop
    }

    /// The page that a returning goal comes to; `nil` for goals that do not return.
    private func goalPage(of goal: NavigationGoal) throws(NavigationError) -> PagePath? {
        switch goal {
        case .show(let path): return path
        case .back, .home, .closeEverything:
            var after = tree
            for step in try tree.plan(for: goal).steps { after.apply(step) }
            return after.visiblePath
        default: return nil
        }
    }
}
