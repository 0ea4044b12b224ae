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

/// The adapter of page view controllers: the pages that their data source lists, or else the visible ones.
struct PagingAdapter: ContainerAdapter {
    func pages(in pager: UIPageViewController) -> [UIViewController] {
        let shown = pager.viewControllers ?? []
        guard let listed = (pager.dataSource as? any PageListing)?.pages(of: pager),
            shown.allSatisfy({ page in listed.contains { $0 === page } })
        else { return shown }
        return listed
    }

    func visiblePages(in pager: UIPageViewController) -> [UIViewController] { pager.viewControllers ?? [] }

    func show(
        _ page: UIViewController, in pager: UIPageViewController, animated: Bool,
        completion: @escaping () -> Void
    ) {
        let all = pages(in: pager)
        let present = (pager.viewControllers?.first).flatMap { all.lastIndex(of: $0) } ?? 0
        let wanted = all.lastIndex(of: page) ?? 0
        // A book shows two pages side by side, and neither of them alone.
        let start = pager.spineLocation == .mid ? wanted - wanted % 2 : wanted
        let shown = pager.spineLocation == .mid ? Array(all[start..<min(start + 2, all.count)]) : [page]
        let turns = animated && (pager.spineLocation == .mid || !pager.isDoubleSided)
        pager.setViewControllers(shown, direction: wanted < present ? .reverse : .forward, animated: turns) {
            _ in
            completion()
        }
    }

    func replace(_ pages: [UIViewController], in pager: UIPageViewController) {
        let old = self.pages(in: pager)
        let new = pages.filter { page in !old.contains { $0 === page } }
        let kept = (pager.viewControllers ?? []).filter { page in pages.contains { $0 === page } }
        let count = pager.spineLocation == .mid ? 2 : 1
        pager.setViewControllers(
            Array((new + kept + pages).prefix(count)), direction: .forward, animated: false)
    }
}
