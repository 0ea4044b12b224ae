import UIKit

/// A split view controller, with its columns, or, if collapsed, the stack that shows them and the columns that aren't on it.
struct SplitContainer: PageContainer {
    let controller: UISplitViewController

    var kind: PageNode.Kind { .columns(visible: visibleIndices) }
    var split: UISplitViewController? { controller }
    var adapterName: String? { "UISplitViewController" }

    var controllers: [UIViewController] {
        let inspector = controller.inspectorInPlace.map { [$0] } ?? []
        guard controller.isCollapsed, controller.viewController(for: .compact) == nil else {
            return controller.viewControllers + inspector
        }
        return controller.viewControllers + controller.columnsBesideStack + inspector
    }

    /// The pages of the visible columns. If sidebars cover the content, only their pages. Otherwise the last page is the content's, or that
    /// of the column in which a page is presented.
    var visibleControllers: [UIViewController] {
        guard !controller.isCollapsed else { return controller.viewControllers }
        let visible = controller.visibleColumns.compactMap { controller.holder(of: $0) }
        return visible.filter { !$0.presentsWithin } + visible.filter(\.presentsWithin)
    }

    func show(
        _ page: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        if animated {
            controller.makeVisible(page)
        } else {
            UIView.performWithoutAnimation { controller.makeVisible(page) }
        }
        RunLoopTurn.next {
            let stack = controller.viewControllers.first
            guard let coordinator = controller.transitionCoordinator ?? stack?.transitionCoordinator else {
                return completion()
            }
            coordinator.animate(alongsideTransition: nil) { _ in completion() }
        }
        return .willEnd
    }

    func hold(_ pages: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        guard controller.style != .unspecified else { return controller.viewControllers = pages }
        let old = controllers
        for (index, page) in old.enumerated() {
            guard let column = controller.column(of: page)?.inUIKit else { continue }
            let isGone = !pages.contains { $0 === page }
            guard isGone else { continue }
            // Without this step, a column that has a page would push the new page.
            controller.setViewController(nil, for: column)
            if pages.count == old.count { controller.setViewController(pages[index], for: column) }
        }
    }
}

extension UIViewController {
    /// Whether a page is presented within this column, over the column's own pages.
    fileprivate var presentsWithin: Bool { visiblePage !== visiblePageWithin }
}
