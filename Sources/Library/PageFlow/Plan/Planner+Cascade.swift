// A return page after page: each step back is planned on the pages that the steps before it have left in place.
extension Planner {
    func cascade(for goal: NavigationGoal<Page>) throws(NavigationError) -> Plan {
        let direct = try plan(for: goal)
        guard let end = try destination(of: goal) else { return direct }
        let way = Set(end.way.map(\.page.id))
        var done = DoneChanges<Page>()
        var page = root.foremostPage
        while page.id != end.id, let before = try? pageBefore(page) {
            let hop = done.remaining(of: changes(toShow: before))
            if hop.contains(where: { $0.leaving.contains { way.contains($0.id) } }) { break }
            done.add(hop)
            page = before
        }
        // Tabs and containers that remain to be switched are no steps back.
        done.add(done.remaining(of: direct.steps.reversed()))
        return Plan(steps: animatingLast(done.steps), leaving: direct.leaving)
    }

    private func animatingLast(_ steps: [Step]) -> [Step] {
        var steps = steps
        for index in steps.indices { steps[index].isAnimated = isAnimated && index == steps.count - 1 }
        return steps
    }

    /// The page that a return shows; `nil` for other goals.
    private func destination(of goal: NavigationGoal<Page>) throws(NavigationError) -> Page? {
        switch goal {
        case .show(let page): page
        case .back(let page): try pageBefore(page)
        case .home: firstPage
        case .dismissAll: root.visiblePage
        default: nil
        }
    }
}

/// The changes of a cascade so far, and the pages that these remove.
private struct DoneChanges<Page: PlannablePage> {
    typealias Step = NavigationPlan<Page>.Step

    private(set) var steps: [Step] = []
    private var gone: Set<Page.ID> = []

    /// The changes that these don't include, without the pages that have already left, the outermost change first.
    func remaining(of changes: [Step]) -> [Step] {
        changes.compactMap { change in
            guard !change.leaving.isEmpty else { return isDone(change) ? nil : change }
            var rest = change
            rest.leaving = change.leaving.filter { !hasLeft($0) }
            return rest.leaving.isEmpty ? nil : rest
        }
    }

    mutating func add(_ changes: [Step]) {
        steps += changes.reversed()
        gone.formUnion(changes.flatMap(\.leaving).map(\.id))
    }

    private func hasLeft(_ page: Page) -> Bool { page.way.contains { gone.contains($0.page.id) } }

    /// Whether a container already shows the page of a change.
    private func isDone(_ change: Step) -> Bool {
        let ids = change.change.map(\.id)
        return steps.contains { $0.change.map(\.id) == ids }
    }
}

extension PlannablePage {
    /// The visible page: the topmost presented one, or else the visible child.
    fileprivate var foremostPage: Self {
        (presentation ?? visibleIndex.map(child))?.foremostPage ?? self
    }
}
