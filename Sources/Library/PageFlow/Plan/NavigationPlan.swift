/// The fewest changes that reach a goal. A plan changes nothing by itself.
///
/// At most one change animates: the visible one. Hidden stacks are edited before it.
///
/// ```swift
/// let plan = try PageTree(of: window).plan(for: .home)
/// print(plan)
/// // 1. pop the stack back to Home
/// // 2. dismiss Login, animated
/// ```
public struct NavigationPlan<Page> {
    /// One change of a plan.
    public struct Step {
        /// The change.
        public var change: NavigationChange<Page>
        /// Whether it animates.
        public var isAnimated: Bool
        /// The pages that leave, the topmost first. Everything attached to them leaves too.
        public var leaving: [Page] = []
    }

    /// The changes, in order. Empty if there is nothing to do.
    public var steps: [Step]
    /// The pages that leave, the topmost first. Everything attached to them leaves too.
    public var leaving: [Page]

    /// Whether there is nothing to do.
    public var isEmpty: Bool { steps.isEmpty }

    /// Returns the same plan with transformed pages.
    func map<Other>(_ transform: (Page) -> Other) -> NavigationPlan<Other> {
        NavigationPlan<Other>(
            steps: steps.map { step in
                NavigationPlan<Other>.Step(
                    change: step.change.map(transform), isAnimated: step.isAnimated,
                    leaving: step.leaving.map(transform))
            },
            leaving: leaving.map(transform))
    }
}

extension NavigationPlan: Equatable where Page: Equatable {}
extension NavigationPlan: Hashable where Page: Hashable {}
extension NavigationPlan: Sendable where Page: Sendable {}
extension NavigationPlan.Step: Equatable where Page: Equatable {}
extension NavigationPlan.Step: Hashable where Page: Hashable {}
extension NavigationPlan.Step: Sendable where Page: Sendable {}

extension NavigationPlan: CustomStringConvertible where Page: CustomStringConvertible {
    /// A numbered line for each change.
    public var description: String {
        guard !isEmpty else { return "nothing to do" }
        return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    }
}

extension NavigationPlan.Step: CustomStringConvertible where Page: CustomStringConvertible {
    /// A sentence: `pop the stack back to Home, animated`.
    public var description: String { isAnimated ? "\(change), animated" : "\(change)" }
}
