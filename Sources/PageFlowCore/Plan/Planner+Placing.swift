// Goals that bring a page or take one out of its place.
extension Planner {
    func planToPush(from path: PagePath) throws(NavigationError) -> NavigationPlan {
        let name = try page(at: path).name
        guard let stack = try nearest(path, where: { $0 == .stack }) else {
            throw NavigationError(.noStack, at: name)
        }
        return single(.push(onto: stack), [name])
    }

    func planToLand(on stack: PagePath, keeping count: Int) throws(NavigationError) -> NavigationPlan {
        let node = try page(at: stack)
        guard node.kind == .stack, count <= node.childCount else {
            throw NavigationError(.noStack, at: node.name)
        }
        let leaving = count < node.childCount ? PageSpan.children(of: stack, count..<node.childCount) : nil
        // UIKit replaces all pages of a column at once.
        let isAnimated = isAnimated && count > 0
        return plan(
            of: changesToShow(stack) + [
                step(
                    .land(stack: stack, keeping: count), [node.name], leaving: leaving, animated: isAnimated)
            ])
    }

    func planToPresent(over path: PagePath) throws(NavigationError) -> NavigationPlan {
        let asking = try page(at: path)
        var place: PagePath? = path
        while let current = place {
            if let over = try page(at: current).presentation {
                throw NavigationError(.covered(by: over.name), at: asking.name)
            }
            // What presents this controller is covered by it, and that is as it should be.
            place = current.branches.last == .presented ? nil : current.parent
        }
        return single(.present(over: path), [asking.name])
    }

    func planToAddTab(from path: PagePath) throws(NavigationError) -> NavigationPlan {
        let name = try page(at: path).name
        guard let tabs = try nearest(path, where: { if case .tabs = $0 { true } else { false } }) else {
            throw NavigationError(.noTabs, at: name)
        }
        return single(.addTab(to: tabs), [name], animated: false)
    }

    func planToReplace(_ path: PagePath) throws(NavigationError) -> NavigationPlan {
        let page = try page(at: path)
        let replacing = step(
            .replace(path), [page.name], leaving: PageSpan(path))
        // UIKit leaves the views of what a root presents in the window when the root is replaced.
        guard path == .root, let over = page.presentation else { return plan(of: [replacing]) }
        let dismissal = step(.dismiss(from: path), [over.name], animated: false)
        return NavigationPlan(steps: [dismissal, replacing], leaving: [.root])
    }

    func planToRemove(_ path: PagePath) throws(NavigationError) -> NavigationPlan {
        let node = try page(at: path)
        guard let parent = path.parent, let branch = path.branches.last else {
            throw NavigationError(.lastPage, at: node.name)
        }
        let leaving = PageSpan(path)
        guard case .child(let index) = branch else {
            return single(.dismiss(from: parent), [node.name], leaving: leaving)
        }
        let holder = try page(at: parent)
        switch holder.kind {
        case .page:
            return single(.removePart(path), [node.name, holder.name], leaving: leaving)
        case .stack where holder.childCount > 1:
            let isTop = index == holder.childCount - 1
            let kept = (0..<holder.childCount).filter { $0 != index }
            return isTop
                ? single(
                    .pop(stack: parent, to: index - 1), [holder.child(at: index - 1).name], leaving: leaving)
                : single(
                    .edit(stack: parent, keeping: kept), [node.name],
                    leaving: leaving,
                    animated: false)
        case .tabs where holder.childCount > 1, .container where holder.childCount > 1,
            .columns where holder.childCount > 1:
            return single(
                .removeChild(path), [node.name, holder.name], leaving: leaving,
                animated: false)
        default:
            // A container goes with its only page.
            return try planToRemove(parent)
        }
    }

    /// The nearest controller around a place, itself included. Of a presentation within a page it is one around that page.
    private func nearest(
        _ path: PagePath, where fits: (PageNode.Kind) -> Bool
    ) throws(NavigationError) -> PagePath? {
        var place: PagePath? = path
        while let current = place {
            if fits(try page(at: current).kind) { return current }
            place = try placeAround(current)
        }
        return nil
    }

    private func placeAround(_ path: PagePath) throws(NavigationError) -> PagePath? {
        guard path.branches.last == .presented, let presenter = path.parent else { return path.parent }
        return try page(at: path).isPresentedWithinPage ? placeAround(presenter) : nil
    }
}
