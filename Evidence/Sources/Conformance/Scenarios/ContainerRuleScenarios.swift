import Simulator

// Bars, stacks, pages and columns that refuse changes, and their calls of delegates.
extension Scenario {
    static let containerRules: [Scenario] = [
        .messages("gt2-nav-05") { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("one"), stage.page("two")]
            try stage.launch(tabs)
            let items = tabs.tabBar.items ?? []
            tabs.tabBar.setItems([UITabBarItem()], animated: false)
            tabs.tabBar.selectedItem = items.last
            stage.note(
                "each is refused",
                stage.sim.diagnostics.count == 2 && (tabs.tabBar.items ?? []) == items
                    && tabs.selectedIndex == 0, "\(stage.sim.diagnostics)")
        },
        .messages("gt2-nav-06") { stage in
            let page = stage.page("Page")
            let stack = stage.navigation([page])
            try stage.launch(stack)
            let split = UISplitViewController()
            split.viewControllers = [stage.page("Primary"), stage.page("Secondary")]
            stack.pushViewController(split, animated: false)
            try stage.settle()
            stage.note(
                "the push does nothing", stack.viewControllers == [page] && split.parent == nil,
                "\(stack.viewControllers)")
            let holder = stage.page("Holder")
            holder.addChild(split)
            holder.view.addSubview(split.view)
            split.didMove(toParent: holder)
            stack.pushViewController(holder, animated: false)
            try stage.settle()
            stage.note(
                "as a child of a pushed page it is allowed",
                stack.viewControllers == [page, holder] && split.view.window != nil,
                "\(stack.viewControllers)")
        },
        .statements("gt2-page-01") { stage in
            let row = PageRow(["One", "Two", "Three"])
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            pager.delegate = row
            pager.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(pager)
            stage.begin()
            pager.setViewControllers([row.pages[1]], direction: .forward, animated: true)
            try stage.settle()
            stage.state(0, !stage.lines.contains { $0.hasPrefix("Delegate.") }, "\(stage.lines)")
            try turn(stage, to: 320)
            stage.state(
                0, stage.has("Delegate.willTransition", before: "Delegate.didFinish(false)"), "\(stage.lines)"
            )
            stage.state(1, stage.has("Delegate.didFinish(false)"), "\(stage.lines)")
            stage.begin()
            try turn(stage, to: 50)
            stage.state(1, stage.has("Delegate.didFinish(true)"), "\(stage.lines)")
            withExtendedLifetime(row) {}
        },
        .statements("gt2-page-02") { stage in
            let row = PageRow(["One", "Two", "Three"])
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            stage.begin()
            for animated in [false, true] {
                let page = row.pages[animated ? 1 : 0]
                pager.setViewControllers([page], direction: .forward, animated: animated)
                try stage.launch(pager)
                let asked = stage.lines.filter { $0.hasPrefix("Source.presentation") }
                stage.state(
                    0, Set(asked) == ["Source.presentationCount", "Source.presentationIndex"], "\(asked)")
                stage.begin()
            }
            try turn(stage, to: 50)
            let asked = stage.lines.filter { $0.hasPrefix("Source.presentation") }
            let dots = pager.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
            stage.state(
                1, asked.isEmpty && dots?.currentPage == row.index + 1,
                "\(asked), \(String(describing: dots?.currentPage))")
        },
        .statements("gt2-page-03", isMisuse: true) { stage in
            let row = PageRow(["One", "Two", "Three"])
            let still = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            still.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(still)
            try turn(stage, to: 50)
            stage.state(
                0, still.viewControllers == [row.pages[0]], "\(String(describing: still.viewControllers))")
            let mid = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
            stage.state(1, mid.isDoubleSided, "\(mid.isDoubleSided)")
            let before = stage.sim.diagnostics.count
            mid.isDoubleSided = false
            stage.state(
                1, stage.sim.diagnostics.count == before + 1 && mid.isDoubleSided,
                "\(stage.sim.diagnostics)")
            let two = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            two.isDoubleSided = true
            two.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(two)
            let refused = stage.sim.diagnostics.count
            two.setViewControllers([row.pages[1]], direction: .forward, animated: true)
            stage.state(
                2, stage.sim.diagnostics.count == refused + 1, "\(stage.sim.diagnostics)")
            two.setViewControllers([row.pages[1], row.pages[2]], direction: .forward, animated: true)
            try stage.settle()
            stage.state(
                2, stage.sim.diagnostics.count == refused + 1 && two.viewControllers == [row.pages[1]],
                "\(String(describing: two.viewControllers))")
        },
        .statements(
            "gt2-page-05", leavingOut: [0], remark: "What iOS 7 did was a bug, which is said to be gone."
        ) { stage in
            let row = PageRow((1...8).map(String.init))
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            pager.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(pager)
            pager.setViewControllers([row.pages[7]], direction: .forward, animated: true)
            try stage.settle()
            stage.sim.pan(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
            try stage.settle()
            stage.state(
                1, pager.viewControllers == [row.pages[6]], "\(String(describing: pager.viewControllers))")
        },
    ]

    /// Drags a finger from the right edge to a point of the screen.
    private static func turn(_ stage: Stage, to end: CGFloat) throws {
        stage.sim.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: end, y: 400))
        try stage.settle()
    }
}

/// Pages in a row with a page control, which record the data source's and the delegate's calls.
@MainActor
private final class PageRow: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Page]
    private(set) var index = 0
    private let journal = Journal.current

    init(_ names: [String]) {
        pages = names.map { Page($0) }
    }

    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        journal.log("Source.presentationCount")
        return pages.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        journal.log("Source.presentationIndex")
        index = pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
        return index
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { journal.log("Delegate.willTransition") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { journal.log("Delegate.didFinish(\(completed))") }
}
