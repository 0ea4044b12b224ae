/// The properties of a page that planning needs. Nodes of a ``PageTree`` and live view controllers conform to it.
protocol PageShape {
    var kind: PageNode.Kind { get }
    var name: String { get }
    var childCount: Int { get }
    func child(at index: Int) -> Self
    var presentation: Self? { get }
    var search: PageNode.Search? { get }
    /// Whether UIKit presents the page within its presenter, in a presentation context.
    var isPresentedWithinPage: Bool { get }
}

/// A page that a planner can plan with, because it has a reference to its holder.
protocol PlannablePage: PageShape, Identifiable {
    /// The page that contains or presents this one, and the branch to this one; `nil` for the root.
    var holder: (page: Self, branch: PagePath.Branch)? { get }
}

extension PlannablePage {
    /// The pages from the root to this one, each with the branch to the next.
    var way: [(page: Self, next: PagePath.Branch?)] {
        var way: [(page: Self, next: PagePath.Branch?)] = [(self, nil)]
        var page = self
        while let holder = page.holder {
            way.append((holder.page, holder.branch))
            page = holder.page
        }
        return way.reversed()
    }
}

extension PageNode: PageShape {
    var childCount: Int { children.count }

    func child(at index: Int) -> PageNode { children[index] }

    var presentation: PageNode? { presented.first }
}

extension PageShape {
    func descendant(at branch: PagePath.Branch) -> Self? {
        switch branch {
        case .child(let index): index >= 0 && index < childCount ? child(at: index) : nil
        case .presented: presentation
        }
    }

    func descendant(at path: PagePath) -> Self? {
        var node = self
        for branch in path.branches {
            guard let next = node.descendant(at: branch) else { return nil }
            node = next
        }
        return node
    }

    /// The index of the frontmost child that is visible when the controller is.
    var visibleIndex: Int? {
        switch kind {
        case .page: nil
        case .stack: childCount > 0 ? childCount - 1 : nil
        case .tabs(let selected): selected
        case .container(let visible), .columns(let visible): visible.last
        }
    }

    /// The indices of the children that are visible if the controller is, the frontmost child first.
    var visibleIndices: [Int] {
        switch kind {
        case .columns(let visible): visible.reversed()
        default: visibleIndex.map { [$0] } ?? []
        }
    }

    /// Whether a child is visible when the controller is.
    func shows(_ index: Int) -> Bool {
        switch kind {
        case .page: true
        case .container(let visible), .columns(let visible): visible.contains(index)
        case .stack, .tabs: index == visibleIndex
        }
    }
}

extension PageShape {
    /// The page and everything attached to it, the topmost first.
    var withAllAttached: [Self] {
        var result: [Self] = []
        appendAll(to: &result)
        return result
    }

    private func appendAll(to result: inout [Self]) {
        presentation?.appendAll(to: &result)
        for index in (0..<childCount).reversed() { child(at: index).appendAll(to: &result) }
        result.append(self)
    }
}
