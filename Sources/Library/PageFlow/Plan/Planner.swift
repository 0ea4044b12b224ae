/// Finds the fewest changes that reach a goal. It reads only the pages on the way, and changes nothing.
struct Planner<Page: PlannablePage> {
    typealias Plan = NavigationPlan<Page>
    typealias Step = Plan.Step

    let root: Page
    /// The pages that the goal adds, the lowest first.
    let newPages: [Page]
    let isAnimated: Bool

    func plan(for goal: NavigationGoal<Page>, style: ReturnStyle) throws(NavigationError) -> Plan {
        switch style {
        case .direct: try plan(for: goal)
        case .cascade: try cascade(for: goal)
        }
    }

    func plan(for goal: NavigationGoal<Page>) throws(NavigationError) -> Plan {
        switch goal {
        case .show(let page): plan(of: changes(toShow: page) + endOfSearch(on: page))
        case .back(let page): plan(of: changes(toShow: try pageBefore(page)))
        case .home: planToGoHome()
        case .dismissAll: planToClose()
        case .remove(let page): try planToRemove(page)
        case .replace(let page): planToReplace(page)
        case .push(let page): try planToPush(from: page)
        case .present(let page): try planToPresent(over: page)
        case .embed(let page): single(.embed(newPage, in: page))
        case .addTab(let page): try planToAddTab(from: page)
        case .land(let stack, let count): try planToLand(on: stack, keeping: count)
        case .fill(let column, let split, let old): planToFill(column, of: split, replacing: old)
        }
    }

    var newPage: Page { newPages[0] }

    func single(_ change: NavigationChange<Page>, leaving: [Page] = [], animated: Bool? = nil) -> Plan {
        plan(of: [step(change, leaving: leaving, animated: animated)])
    }

    func step(_ change: NavigationChange<Page>, leaving: [Page] = [], animated: Bool? = nil) -> Step {
        Step(change: change, isAnimated: animated ?? isAnimated, leaving: leaving)
    }

    /// A plan of changes from the outermost to the innermost. The user sees the outermost one, so it is made last.
    func plan(of changes: [Step]) -> Plan {
        var (steps, leaving): ([Step], [Page]) = ([], [])
        for index in changes.indices.reversed() {
            var step = changes[index]
            if index > 0 { step.isAnimated = false }
            steps.append(step)
        }
        for change in changes { leaving += change.leaving }
        return Plan(steps: steps, leaving: leaving)
    }
}

// Changes that show an existing page.
extension Planner {
    /// The changes along the path from the root to a page, the outermost first.
    func changes(toShow goal: Page) -> [Step] {
        var changes: [Step] = []
        for (page, next) in goal.way {
            if next != .presented { changes += dismissal(from: page) }
            if case .child(let index) = next, !page.shows(index) {
                changes.append(change(toShow: index, of: page))
            }
        }
        return changes
    }

    func change(toShow index: Int, of holder: Page) -> Step {
        let page = holder.child(at: index)
        switch holder.kind {
        case .stack:
            let above = (index + 1..<holder.childCount).reversed().map(holder.child)
            return step(.pop(holder, to: page), leaving: above)
        // UIKit doesn't animate a change of tabs.
        case .tabs: return step(.select(page, at: index, in: holder), animated: false)
        case .container, .columns, .page: return step(.show(page, in: holder))
        }
    }

    func dismissal(from page: Page) -> [Step] {
        page.presentation.map { [step(.dismiss($0, from: page), leaving: [$0])] } ?? []
    }

    /// The end of the search that is active on a page. One step back doesn't include it, so the page below keeps its search.
    func endOfSearch(on page: Page) -> [Step] {
        switch page.search {
        case nil: []
        case .inPage: [step(.endSearch(of: page))]
        case .inPart(let index): [step(.endSearch(of: page), leaving: [page.child(at: index)])]
        }
    }
}

// The page of a goal.
extension Planner {
    /// The page that one step back shows.
    func pageBefore(_ page: Page) throws(NavigationError) -> Page {
        var current = page
        while let (holder, branch) = current.holder {
            switch branch {
            case .presented: return holder.visiblePage
            case .child(let index):
                if holder.kind == .stack, index > 0 { return holder.child(at: index - 1).asLeft }
            }
            current = holder
        }
        throw NavigationError(.nothingBefore, at: page.name)
    }

    /// The window's first page.
    var firstPage: Page {
        var page = root
        while page.kind != .page, page.childCount > 0 { page = page.child(at: 0) }
        return page
    }
}

extension PlannablePage {
    /// The page that is visible within this one, without the pages presented over it.
    var visiblePage: Self {
        var page = self
        while let index = page.visibleIndex { page = page.child(at: index) }
        return page
    }

    /// The page that is visible when this one appears again. A page that UIKit presents within it stays while other pages cover both.
    fileprivate var asLeft: Self {
        let visible = visiblePage
        guard let over = visible.presentation, over.isPresentedWithinPage else { return visible }
        return over.asLeft
    }
}
