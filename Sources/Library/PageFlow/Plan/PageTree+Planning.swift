extension PageTree {
    /// Plans the fewest changes that reach a goal. The same tree and goal have the same plan.
    ///
    /// Planning takes time in proportion to the path and to the pages that leave, not to the number of pages.
    ///
    /// - Parameters:
    ///   - goal: The pages that the window should show, named by their paths.
    ///   - style: The style of a return over several pages.
    ///   - animated: Whether the visible change animates.
    /// - Throws: A ``NavigationError`` if the goal can't be reached.
    public func plan(
        for goal: NavigationGoal<PagePath>, style: ReturnStyle = .direct, animated: Bool = true
    ) throws(NavigationError) -> NavigationPlan<LocatedPage> {
        guard let root else { throw NavigationError(.noRoot, at: "the window") }
        let page = TreePage(root)
        let planner = Planner(root: page, newPages: [TreePage.new], isAnimated: animated)
        let plan = try planner.plan(
            for: goal.map { path throws(NavigationError) in try page.descendant(onPath: path) }, style: style)
        return plan.map { LocatedPage(path: $0.path, name: $0.name) }
    }

    /// The controllers that a plan for this tree removes, the topmost first: the order in which guards are asked.
    public func pages(leavingBy plan: NavigationPlan<LocatedPage>) -> [PageNode] {
        plan.leaving.compactMap { self[$0.path] }.flatMap(\.withAllAttached)
    }
}

/// A page of a ``PageTree``: its path and its name.
public struct LocatedPage: Hashable, Sendable, CustomStringConvertible {
    /// The path from the root. A page that the plan adds has the root's.
    public let path: PagePath
    /// The name.
    public let name: String

    /// The name.
    public var description: String { name }
}
