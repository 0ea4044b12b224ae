/// Finds the fewest steps to a goal. It reads only what lies on the path, and changes nothing.
package struct Planner<Page: PageShape> {
    let root: Page
    let isAnimated: Bool

    package init(root: Page, isAnimated: Bool) {
        self.root = root
        self.isAnimated = isAnimated
    }

    package func plan(for goal: NavigationGoal) throws(NavigationError) -> NavigationPlan {
        switch goal {
        case .show(let path): try planToShow(path)
        case .back(let path): try planToShow(pageBefore(path), endsSearch: false)
        case .home: try planToGoHome()
        case .closeEverything: try planToClose()
        case .remove(let path): try planToRemove(path)
        case .replace(let path): try planToReplace(path)
        case .push(let path): try planToPush(from: path)
        case .present(let path): try planToPresent(over: path)
        case .embed(let path): single(.embed(in: path), [try page(at: path).name])
        case .addTab(let path): try planToAddTab(from: path)
        case .land(let stack, let count): try planToLand(on: stack, keeping: count)
        case .fill(let column, let split, let index): try planToFill(column, of: split, replacing: index)
        }
    }

    func page(at path: PagePath) throws(NavigationError) -> Page {
        guard let page = root.descendant(at: path) else {
            throw NavigationError(.noSuchPlace, at: "\(path)")
        }
        return page
    }

    func single(
        _ action: NavigationStep.Action, _ names: [String], leaving: PageSpan? = nil, animated: Bool? = nil
    ) -> NavigationPlan {
        NavigationPlan(
            steps: [step(action, names, leaving: leaving, animated: animated)],
            leaving: leaving.map { [$0] } ?? [])
    }

    func step(
        _ action: NavigationStep.Action, _ names: [String], leaving: PageSpan? = nil, animated: Bool? = nil
    ) -> NavigationStep {
        NavigationStep(
            action: action, isAnimated: animated ?? isAnimated, leaving: leaving, names: names)
    }
}

// Showing a page that is there.
extension Planner {
    /// The user sees the outermost change; the others are made before it, unseen, the innermost first.
    ///
    /// - Parameter endsSearch: whether a search that is active on the page ends: a page that is gone back to is as it was left.
    func planToShow(_ goal: PagePath, endsSearch: Bool = true) throws(NavigationError) -> NavigationPlan {
        let page = try page(at: goal)
        var changes = changesToShow(goal)
        if endsSearch, let search = page.search { changes.append(end(search, of: page, at: goal)) }
        return plan(of: changes)
    }

    /// Every change along the path from the root, the outermost first.
    func changesToShow(_ goal: PagePath) -> [NavigationStep] {
        var changes: [NavigationStep] = []
        var node = root
        for depth in 0...goal.branches.count {
            let branch = depth < goal.branches.count ? goal.branches[depth] : nil
            // Made only where something changes: a path may be a thousand steps long.
            var place: PagePath { PagePath(Array(goal.branches[..<depth])) }
            if branch != .presented, let over = node.presentation {
                changes.append(step(.dismiss(from: place), [over.name], leaving: .presented(by: place)))
            }
            guard let branch, let next = node.descendant(at: branch) else { break }
            if case .child(let index) = branch, !node.shows(index) {
                changes.append(change(of: node, at: place, toShow: index, next))
            }
            node = next
        }
        return changes
    }

    /// Changes from the outermost to the innermost. The one that a user sees comes last.
    func plan(of changes: [NavigationStep]) -> NavigationPlan {
        var steps = Array(changes.reversed())
        for index in steps.indices.dropLast() { steps[index].isAnimated = false }
        return NavigationPlan(steps: steps, leaving: changes.compactMap(\.leaving))
    }

    func end(_ search: PageNode.Search, of node: Page, at path: PagePath) -> NavigationStep {
        var leaving: PageSpan?
        if case .inPart(let index) = search { leaving = .children(of: path, index..<index + 1) }
        return step(.endSearch(of: path), [node.name], leaving: leaving)
    }

    func change(of node: Page, at path: PagePath, toShow index: Int, _ next: Page) -> NavigationStep {
        switch node.kind {
        case .stack:
            step(
                .pop(stack: path, to: index), [next.name],
                leaving: .children(of: path, index + 1..<node.childCount))
        case .tabs:
            // A change of tabs does not animate in UIKit.
            step(.select(tab: index, in: path), [next.name], animated: false)
        case .container, .columns, .page: step(.show(index, in: path), [next.name, node.name])
        }
    }
}

// Which page a goal means.
extension Planner {
    /// What one step back from a page comes to.
    private func pageBefore(_ path: PagePath) throws(NavigationError) -> PagePath {
        var place = path
        while let parent = place.parent, let branch = place.branches.last {
            let holder = try page(at: parent)
            switch branch {
            case .presented: return visiblePage(from: holder, at: parent)
            case .child(let index):
                if holder.kind == .stack, index > 0 {
                    let below = parent.appending(.child(index - 1))
                    return pageAsLeft(from: holder.child(at: index - 1), at: below)
                }
            }
            place = parent
        }
        throw NavigationError(.nothingBefore, at: try page(at: path).name)
    }

    /// The page that stands for a controller when it is visible, without what is presented over it.
    func visiblePage(from node: Page, at path: PagePath) -> PagePath {
        var node = node
        var path = path
        while let index = node.visibleIndex {
            node = node.child(at: index)
            path = path.appending(.child(index))
        }
        return path
    }

    /// The same, with what UIKit presents within it: that has stayed there while other pages lay over both.
    private func pageAsLeft(from node: Page, at path: PagePath) -> PagePath {
        let visible = visiblePage(from: node, at: path)
        guard let over = root.descendant(at: visible)?.presentation, over.isPresentedWithinPage else {
            return visible
        }
        return pageAsLeft(from: over, at: visible.appending(.presented))
    }

    var firstPage: PagePath {
        var node = root
        var path = PagePath.root
        while node.kind != .page, node.childCount > 0 {
            node = node.child(at: 0)
            path = path.appending(.child(0))
        }
        return path
    }
}
