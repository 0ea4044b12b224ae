// Split views: goals that affect all columns, and new pages in a column.
extension Planner {
    /// The window's first page becomes visible, and the other columns return to their first pages.
    func planToGoHome() throws(NavigationError) -> NavigationPlan {
        let home = firstPage
        let page = try page(at: home)
        var changes = changesToShow(home)
        if let search = page.search { changes.append(end(search, of: page, at: home)) }
        return plan(of: changes + changesBeside(home) { changesHome(of: $0, at: $1) })
    }

    /// The pages presented over the visible page, and those presented within other visible columns, leave.
    func planToClose() throws(NavigationError) -> NavigationPlan {
        let visible = visiblePage(from: root, at: .root)
        let page = try page(at: visible)
        var changes = changesToShow(visible)
        if let search = page.search { changes.append(end(search, of: page, at: visible)) }
        return plan(of: changes + changesBeside(visible) { changesToClose($0, at: $1) })
    }

    func planToFill(
        _ column: SplitColumn, of split: PagePath, replacing index: Int?
    ) throws(NavigationError) -> NavigationPlan {
        let name = try page(at: split).name
        let leaving = index.map { PageSpan.children(of: split, $0..<$0 + 1) }
        return plan(
            of: changesToShow(split) + [step(.fill(column, of: split), [name], leaving: leaving)])
    }

    /// The changes in the columns that the path doesn't lead through.
    private func changesBeside(
        _ path: PagePath, _ body: (Page, PagePath) -> [NavigationStep]
    ) -> [NavigationStep] {
        var changes: [NavigationStep] = []
        var node = root
        for (depth, branch) in path.branches.enumerated() {
            if case .columns = node.kind {
                let split = PagePath(Array(path.branches[..<depth]))
                for (column, path) in columns(of: node, at: split, besides: branch) {
                    changes += body(column, path)
                }
            }
            guard let next = node.descendant(at: branch) else { break }
            node = next
        }
        return changes
    }

    /// The columns of a split view except one. In a collapsed split view, they are stacks on the stack of that one.
    private func columns(
        of split: Page, at path: PagePath, besides branch: PagePath.Branch
    ) -> [(Page, PagePath)] {
        var columns: [(Page, PagePath)] = []
        for index in 0..<split.childCount {
            let (column, place) = (split.child(at: index), path.appending(.child(index)))
            guard branch == .child(index) else {
                columns.append((column, place))
                continue
            }
            guard column.kind == .stack else { continue }
            for index in 0..<column.childCount where column.child(at: index).kind == .stack {
                columns.append((column.child(at: index), place.appending(.child(index))))
            }
        }
        return columns
    }

    private func changesHome(of node: Page, at path: PagePath) -> [NavigationStep] {
        var changes = dismissal(from: node, at: path)
        guard node.kind != .page, node.childCount > 0 else { return changes }
        let first = node.child(at: 0)
        if node.kind == .stack, node.childCount > 1 {
            changes.append(change(of: node, at: path, toShow: 0, first))
        }
        return changes + changesHome(of: first, at: path.appending(.child(0)))
    }

    private func changesToClose(_ node: Page, at path: PagePath) -> [NavigationStep] {
        var changes = dismissal(from: node, at: path)
        for index in node.visibleIndices {
            changes += changesToClose(node.child(at: index), at: path.appending(.child(index)))
        }
        return changes
    }

    private func dismissal(from node: Page, at path: PagePath) -> [NavigationStep] {
        guard let over = node.presentation else { return [] }
        return [step(.dismiss(from: path), [over.name], leaving: .presented(by: path))]
    }
}
