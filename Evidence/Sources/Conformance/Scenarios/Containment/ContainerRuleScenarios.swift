import Simulator

// Bars, stacks, pages and columns that refuse changes, and their calls of delegates.
extension Scenario {
    static let containerRules: [Scenario] = [
        .messages(
            EvidenceEntry(
                "gt2-nav-05",
                "Changing the items of a tab bar that a tab bar controller owns",
                source: .log("public-GitHub index, file id 16565022024 (index gives no repository path)"),
                notes: """
                    setItems on, or setting selectedItem of, tabController.tabBar. Quote: 'Directly
                    modifying a tab bar managed by a tab bar controller is not allowed.'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Directly modifying a tab bar managed \
                    by a tab bar controller is not allowed.
                    """
                ])
        ) { stage in
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
        .messages(
            EvidenceEntry(
                "gt2-nav-06",
                "UISplitViewController pushed on a nav",
                ios: "26 (2026)",
                source: .claim("public-GitHub index, file id 66471419872 (index gives no repository path)"),
                notes: """
                    Two libraries (ZIKRouter and a copy) carry the same text with the destination at its
                    end. As a child of a plain pushed controller a split is allowed (same file). Quote:
                    `pushViewController` no-ops with "Split View Controllers cannot be pushed to a
                    Navigation Controller". Second source, of iOS 5 (2012):
                    https://github.com/grgcombs/IntelligentSplitViewController/issues/11; third, of iOS
                    7 (2014): https://github.com/jamonholmgren/ProMotion/issues/379.
                    """,
                events: [
                    """
                    console warning: Split View Controllers cannot be pushed to a Navigation \
                    Controller <%@: %p>
                    """
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "gt2-page-01",
                "UIPageViewController delegate",
                ios: "5+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h"
                ),
                notes: """
                    Quote: Sent when a gesture-initiated transition begins. ... 'completed' parameter
                    indicates whether the transition completed or bailed out (if the user let go early).
                    """),
            statements: 2
        ) { stage in
            let row = PageRow(["One", "Two", "Three"])
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            pager.delegate = row
            pager.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(pager)
            stage.begin()
            pager.setViewControllers([row.pages[1]], direction: .forward, animated: true)
            try stage.settle()
            stage.state(
                """
                willTransitionTo / didFinishAnimating only for gesture-driven turns, never for \
                setViewControllers
                """, !stage.lines.contains { $0.hasPrefix("Delegate.") }, "\(stage.lines)")
            try turn(stage, to: 320)
            stage.state(
                """
                willTransitionTo / didFinishAnimating only for gesture-driven turns, never for \
                setViewControllers
                """, stage.has("Delegate.willTransition", before: "Delegate.didFinish(false)"),
                "\(stage.lines)"
            )
            stage.state(
                "completed == false if the user let go early", stage.has("Delegate.didFinish(false)"),
                "\(stage.lines)")
            stage.begin()
            try turn(stage, to: 50)
            stage.state(
                "completed == false if the user let go early", stage.has("Delegate.didFinish(true)"),
                "\(stage.lines)")
            withExtendedLifetime(row) {}
        },
        .rule(
            EvidenceEntry(
                "gt2-page-02",
                "presentationCount / presentationIndex of a page controller",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h"
                ),
                notes: """
                    Shown only for scroll style, horizontal, both implemented. Quote: Both methods are
                    called in response to a 'setViewControllers:...' call, but the presentation index is
                    updated automatically in the case of gesture-driven navigation.
                    """),
            statements: 2
        ) { stage in
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
                    "both asked after each setViewControllers call",
                    Set(asked) == ["Source.presentationCount", "Source.presentationIndex"], "\(asked)")
                stage.begin()
            }
            try turn(stage, to: 50)
            let asked = stage.lines.filter { $0.hasPrefix("Source.presentation") }
            let dots = pager.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
            stage.state(
                "not asked after a swipe: the index is kept up automatically",
                asked.isEmpty && dots?.currentPage == row.index + 1,
                "\(asked), \(String(describing: dots?.currentPage))")
        },
        .rule(
            EvidenceEntry(
                "gt2-page-03",
                "dataSource nil / isDoubleSided",
                ios: "5+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h"
                ),
                notes: """
                    Quote: If nil, user gesture-driven navigation will be disabled. ... Setting 'NO'
                    when spine location is mid results in an exception.
                    """),
            statements: 3,
            isMisuse: true
        ) { stage in
            let row = PageRow(["One", "Two", "Three"])
            let still = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            still.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(still)
            try turn(stage, to: 50)
            stage.state(
                "dataSource nil: gestures are off", still.viewControllers == [row.pages[0]],
                "\(String(describing: still.viewControllers))")
            let mid = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
            stage.state(
                "spine mid: doubleSided = true; setting false then raises an exception", mid.isDoubleSided,
                "\(mid.isDoubleSided)")
            let before = stage.sim.diagnostics.count
            mid.isDoubleSided = false
            stage.state(
                "spine mid: doubleSided = true; setting false then raises an exception",
                stage.sim.diagnostics.count == before + 1 && mid.isDoubleSided,
                "\(stage.sim.diagnostics)")
            let two = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            two.isDoubleSided = true
            two.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(two)
            let refused = stage.sim.diagnostics.count
            two.setViewControllers([row.pages[1]], direction: .forward, animated: true)
            stage.state(
                "curl + doubleSided + spine not mid: setViewControllers needs two",
                stage.sim.diagnostics.count == refused + 1, "\(stage.sim.diagnostics)")
            two.setViewControllers([row.pages[1], row.pages[2]], direction: .forward, animated: true)
            try stage.settle()
            stage.state(
                "curl + doubleSided + spine not mid: setViewControllers needs two",
                stage.sim.diagnostics.count == refused + 1 && two.viewControllers == [row.pages[1]],
                "\(String(describing: two.viewControllers))")
        },
        .rule(
            EvidenceEntry(
                "gt2-page-05",
                "Page controller (scroll): setViewControllers jump from 1 to 8, then swipe back",
                ios: "7 vs 8",
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p313pageControllerBug/ch19p628pageControllerBug/ViewController.swift"
                ),
                notes: """
                    Observed by the author, no printed log quoted. A bug of one system version, reported
                    as such: not to be built in by default. Quote: this bug appears to be fixed in iOS
                    8! here's what it was: ... start at page 1 ... click the button to jump to page 8
                    ... now swipe backwards to see the previous page ... it is page 1!
                    """),
            statements: 1,
            leavingOut: ["iOS 7: shows page 1 (stale neighbour, bug)"],
            remark: "What iOS 7 did was a bug, which is said to be gone."
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
                "iOS 8+: bug reported gone", pager.viewControllers == [row.pages[6]],
                "\(String(describing: pager.viewControllers))")
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
