/// The fewest steps that bring a window's pages to a goal. A plan changes nothing by itself.
///
/// At most one step animates, and it is the one that a user sees. Hidden stacks are edited before it.
///
/// ```swift
/// let plan = try PageTree(of: window).plan(for: .home)
/// print(plan)
/// // 1. pop the stack back to Home
/// // 2. dismiss Login, animated
/// ```
public struct NavigationPlan: Hashable, Sendable {
    /// The steps, in order. Empty if the pages are at the goal already.
    public var steps: [NavigationStep]
    /// What leaves, the topmost first, by places before the first step. Whatever is attached to it leaves too:
    /// ``PageTree/pages(leavingBy:)`` lists every page.
    public var leaving: [PageSpan]

    /// Whether there is nothing to do.
    public var isEmpty: Bool { steps.isEmpty }
}

extension NavigationPlan: CustomStringConvertible {
    /// A numbered line for each step.
    public var description: String {
        guard !isEmpty else { return "nothing to do" }
        return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    }
}

extension PageTree {
    /// Plans the steps to a goal: the fewest steps, the same ones for the same tree.
    ///
    /// It takes time in proportion to the path, not to the number of pages, but for those that leave.
    ///
    /// - Parameters:
    ///   - goal: where the pages should get to.
    ///   - style: how a return that leads over several pages is shown.
    ///   - animated: whether the step that a user sees animates.
    /// - Throws: why it cannot be done, and what to do instead.
    public func plan(
        for goal: NavigationGoal, style: ReturnStyle = .direct, animated: Bool = true
    ) throws(NavigationError) -> NavigationPlan {
        guard let root else { throw NavigationError(.noRoot, at: "the window") }
        switch style {
        case .direct: return try Planner(root: root, isAnimated: animated).plan(for: goal)
        case .cascade: return try CascadePlanner(tree: self, isAnimated: animated).plan(for: goal)
        }
    }
}

extension PageTree {
    /// Every controller that a plan for this tree takes away, the topmost first: the order in which they are asked
    /// whether they may leave.
    public func pages(leavingBy plan: NavigationPlan) -> [PageNode] {
        plan.leaving.flatMap { root?.members(of: $0) ?? [] }
    }
}
