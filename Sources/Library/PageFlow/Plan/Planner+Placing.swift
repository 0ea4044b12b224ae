// Goals that add a page, or remove one from its container.
extension Planner {
    func planToPush(from page: Page) throws(NavigationError) -> Plan {
        guard let stack = page.nearest(where: { $0 == .stack }) else {
            throw NavigationError(.noStack, at: page.name)
        }
        return single(.push(newPage, onto: stack))
    }

    func planToLand(on stack: Page, keeping count: Int) throws(NavigationError) -> Plan {
        guard stack.kind == .stack, count <= stack.childCount else {
            throw NavigationError(.noStack, at: stack.name)
        }
        let leaving = (count..<stack.childCount).reversed().map(stack.child)
        // UIKit replaces all the pages of a column at once.
        let landing = step(
            .land(newPages, on: stack, keeping: count), leaving: leaving, animated: isAnimated && count > 0)
        return plan(of: changes(toShow: stack) + [landing])
    }

    func planToPresent(over page: Page) throws(NavigationError) -> Plan {
        var current = page
        while true {
            if let over = current.presentation {
                throw NavigationError(.covered(by: over.name), at: page.name)
            }
            // The page itself covers its presenter.
            guard let (holder, branch) = current.holder, branch != .presented else { break }
            current = holder
        }
        return single(.present(newPage, over: page))
    }

    func planToAddTab(from page: Page) throws(NavigationError) -> Plan {
        guard let tabs = page.nearest(where: { if case .tabs = $0 { true } else { false } }) else {
            throw NavigationError(.noTabs, at: page.name)
        }
        return single(.addTab(newPage, to: tabs), animated: false)
    }

    func planToFill(_ column: SplitColumn, of split: Page, replacing old: Page?) -> Plan {
        let leaving = old.map { [$0] } ?? []
        return plan(
            of: changes(toShow: split) + [step(.fill(column, with: newPage, of: split), leaving: leaving)])
    }

    func planToReplace(_ page: Page) -> Plan {
        guard let (holder, branch) = page.holder else { return planToReplaceRoot() }
        guard branch == .presented else {
            return single(.replace(page, with: newPage, in: holder), leaving: [page])
        }
        return plan(of: [
            step(.present(newPage, over: holder)), step(.dismiss(page, from: holder), leaving: [page]),
        ])
    }

    /// Plans a new root. UIKit doesn't remove the views of pages presented by the root when the root is replaced, so they are dismissed.
    private func planToReplaceRoot() -> Plan {
        let dismissal = root.presentation.map { [step(.dismiss($0, from: root))] } ?? []
        return plan(of: [step(.replace(root, with: newPage, in: nil), leaving: [root])] + dismissal)
    }

    func planToRemove(_ page: Page) throws(NavigationError) -> Plan {
        guard let (holder, branch) = page.holder else { throw NavigationError(.lastPage, at: page.name) }
        guard case .child(let index) = branch else {
            return single(.dismiss(page, from: holder), leaving: [page])
        }
        switch holder.kind {
        case .page: return single(.remove(page, from: holder), leaving: [page])
        case _ where holder.childCount == 1: return try planToRemove(holder)
        case .stack where index == holder.childCount - 1:
            return single(.pop(holder, to: holder.child(at: index - 1)), leaving: [page])
        case .stack, .tabs, .container, .columns:
            return single(.remove(page, from: holder), leaving: [page], animated: false)
        }
    }
}

extension PlannablePage {
    /// The nearest page around this one, itself included, of a kind. The pages around a page that is presented within another one are around
    /// it too.
    fileprivate func nearest(where fits: (PageNode.Kind) -> Bool) -> Self? {
        var page = self
        while !fits(page.kind) {
            guard let around = page.pageAround else { return nil }
            page = around
        }
        return page
    }

    private var pageAround: Self? {
        guard let (holder, branch) = holder else { return nil }
        guard branch == .presented else { return holder }
        return isPresentedWithinPage ? holder.pageAround : nil
    }
}
