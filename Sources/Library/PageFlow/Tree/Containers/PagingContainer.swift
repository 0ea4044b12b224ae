import UIKit

/// A data source of a page view controller that lists all pages.
///
/// PageFlow can return to all of them. In other page view controllers it knows only the visible pages.
///
/// ```swift
/// final class Chapters: NSObject, PageListing {
///     let chapters: [UIViewController]
///     func pages(of pageViewController: UIPageViewController) -> [UIViewController] { chapters }
/// }
/// ```
@MainActor
public protocol PageListing: UIPageViewControllerDataSource {
    /// Returns the pages, the first page first.
    func pages(of pageViewController: UIPageViewController) -> [UIViewController]
}

/// A page view controller, with the pages that its data source lists, or else the visible ones.
struct PagingContainer: PageContainer {
    let controller: UIPageViewController

    var kind: PageNode.Kind { .container(visible: visibleIndices) }
    var visibleControllers: [UIViewController] { controller.viewControllers ?? [] }
    var adapterName: String? { "UIPageViewController" }

    var controllers: [UIViewController] {
        let shown = visibleControllers
        guard let listed = (controller.dataSource as? any PageListing)?.pages(of: controller),
            shown.allSatisfy({ page in listed.contains { $0 === page } })
        else { return shown }
        return listed
    }

    /// A book shows two pages side by side, and neither of them alone.
    private var isBook: Bool { controller.spineLocation == .mid }

    func show(
        _ page: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        let all = controllers
        let present = visibleControllers.first.flatMap { all.lastIndex(of: $0) } ?? 0
        let wanted = all.lastIndex(of: page) ?? 0
        let start = wanted - wanted % 2
        let shown = isBook ? Array(all[start..<min(start + 2, all.count)]) : [page]
        let turns = animated && (isBook || !controller.isDoubleSided)
        controller.setViewControllers(
            shown, direction: wanted < present ? .reverse : .forward, animated: turns
        ) { _ in completion() }
        return .willEnd
    }

    func hold(_ pages: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        let old = controllers
        let new = pages.filter { page in !old.contains { $0 === page } }
        let kept = visibleControllers.filter { page in pages.contains { $0 === page } }
        controller.setViewControllers(
            Array((new + kept + pages).prefix(isBook ? 2 : 1)), direction: .forward, animated: false)
    }
}
