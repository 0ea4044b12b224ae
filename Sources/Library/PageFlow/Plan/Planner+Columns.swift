// Split views: goals that concern all columns.
extension Planner {
    /// The window's first page becomes visible, and the other columns go back to their first pages.
    func planToGoHome() -> Plan {
        let home = firstPage
        return plan(of: changes(toShow: home) + endOfSearch(on: home) + changes(beside: home, changesHome))
    }

    /// The pages presented over the visible page leave, and those in the other visible columns.
    func planToClose() -> Plan {
        let visible = root.visiblePage
        return plan(
            of: changes(toShow: visible) + endOfSearch(on: visible) + changes(beside: visible, changesToClose)
        )
    }

    /// The changes in the columns that the way to a page doesn't lead through.
    private func changes(beside page: Page, _ changes: (Page) -> [Step]) -> [Step] {
        page.way.flatMap { split, next in
            guard case .columns = split.kind else { return [Step]() }
            return columns(of: split, besides: next).flatMap(changes)
        }
    }

    /// The columns of a split view except one. In a collapsed split view, they are stacks on the stack of that one.
    private func columns(of split: Page, besides branch: PagePath.Branch?) -> [Page] {
        (0..<split.childCount).flatMap { index in
            let column = split.child(at: index)
            guard branch == .child(index) else { return [column] }
            return column.kind == .stack
                ? (0..<column.childCount).map(column.child).filter { $0.kind == .stack } : []
        }
    }

    private func changesHome(of page: Page) -> [Step] {
        var changes = dismissal(from: page)
        guard page.kind != .page, page.childCount > 0 else { return changes }
        if page.kind == .stack, page.childCount > 1 { changes.append(change(toShow: 0, of: page)) }
        return changes + changesHome(of: page.child(at: 0))
    }

    private func changesToClose(_ page: Page) -> [Step] {
        dismissal(from: page) + page.visibleIndices.flatMap { changesToClose(page.child(at: $0)) }
    }
}
