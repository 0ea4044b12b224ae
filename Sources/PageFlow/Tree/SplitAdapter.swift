import UIKit

/// Split views: their columns, or, collapsed, the stack that they are and the columns that are not on it.
struct SplitAdapter: ContainerAdapter {
    func pages(in split: UISplitViewController) -> [UIViewController] {
        guard split.isCollapsed, split.viewController(for: .compact) == nil else {
            return split.viewControllers
        }
        return split.viewControllers + split.columnsBesideStack
    }

    func visiblePages(in split: UISplitViewController) -> [UIViewController] {
        guard !split.isCollapsed else { return split.viewControllers }
        let columns = split.viewControllers
        let visible = columns.filter { $0.viewIfLoaded?.superview != nil }
        if visible.isEmpty { return columns.suffix(1) }
        return split.sidebarsLieOver ? visible.reversed() : visible
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
        NextTurn.run {
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
            guard let column = split.column(of: page) else { continue }
            let isGone = !pages.contains { $0 === page }
            guard isGone else { continue }
            // A column that is not emptied first would push its new page.
            split.setViewController(nil, for: column)
            if pages.count == old.count { split.setViewController(pages[index], for: column) }
        }
    }
}

extension UISplitViewController {
    private static let columns: [Column] = [.primary, .supplementary, .secondary]

    /// The controller that fills a column: its page, or the stack around it.
    private func holder(of column: Column) -> UIViewController? {
        guard let page = viewController(for: column) else { return nil }
        return page is UINavigationController ? page : page.navigationController ?? page
    }

    fileprivate func column(of holder: UIViewController) -> Column? {
        if viewController(for: .compact) === holder { return .compact }
        return UISplitViewController.columns.first { self.holder(of: $0) === holder }
    }

    /// The columns that a collapsed split view does not show, and that it has no page on the stack for.
    fileprivate var columnsBesideStack: [UIViewController] {
        let shown = viewControllers
        return UISplitViewController.columns.compactMap { holder(of: $0) }.filter { column in
            !(column.parent is UINavigationController) && !shown.contains { $0 === column }
        }
    }

    fileprivate var sidebarsLieOver: Bool {
        displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
    }

    fileprivate func makeVisible(_ page: UIViewController) {
        if let column = column(of: page) {
            show(column)
        } else {
            // A classic split view hides nothing but its first page.
            preferredDisplayMode = page === viewControllers.first ? .oneBesideSecondary : .secondaryOnly
        }
    }
}
