import UIKit

/// The adapter of split view controllers: their columns, or, if collapsed, the stack that shows them and the columns that aren't on it.
struct SplitAdapter: ContainerAdapter {
    func pages(in split: UISplitViewController) -> [UIViewController] {
        let inspector = split.inspectorInPlace.map { [$0] } ?? []
        guard split.isCollapsed, split.viewController(for: .compact) == nil else {
            return split.viewControllers + inspector
        }
        return split.viewControllers + split.columnsBesideStack + inspector
    }

    /// The pages of the visible columns. If sidebars cover the content, only their pages. Otherwise the last page is the content's, or that
    /// of the column in which a page is presented.
    func visiblePages(in split: UISplitViewController) -> [UIViewController] {
        guard !split.isCollapsed else { return split.viewControllers }
        let visible = split.visibleColumns.compactMap { split.holder(of: $0) }
        return visible.filter { !$0.presentsWithin } + visible.filter(\.presentsWithin)
    }

    func show(
        _ page: UIViewController, in split: UISplitViewController, animated: Bool,
        completion: @escaping () -> Void
    ) {
        if animated {
            split.makeVisible(page)
        } else {
            UIView.performWithoutAnimation { split.makeVisible(page) }
        }
        RunLoopTurn.next {
            let stack = split.viewControllers.first
            guard let coordinator = split.transitionCoordinator ?? stack?.transitionCoordinator else {
                return completion()
            }
            coordinator.animate(alongsideTransition: nil) { _ in completion() }
        }
    }

    func replace(_ pages: [UIViewController], in split: UISplitViewController) {
        guard split.style != .unspecified else { return split.viewControllers = pages }
        let old = self.pages(in: split)
        for (index, page) in old.enumerated() {
            guard let column = split.column(of: page)?.inUIKit else { continue }
            let isGone = !pages.contains { $0 === page }
            guard isGone else { continue }
            // Without this step, a column that has a page would push the new page.
            split.setViewController(nil, for: column)
            if pages.count == old.count { split.setViewController(pages[index], for: column) }
        }
    }
}

extension UIViewController {
    /// Whether a page is presented within this column, over the column's own pages.
    fileprivate var presentsWithin: Bool { visiblePage !== visiblePageWithin }
}
