import Simulator

// A page view controller: a finger that turns a page, and completes or cancels the turn; a first page that is set early.
extension Scenario {
    static let paging: [Scenario] = [
        turning(
            EvidenceEntry(
                "page-scroll-01",
                "UIPageViewController, scroll style: the user swipes from Current to New",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                notes: "The coming page is first at both ends.",
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "New.viewDidAppear",
                    "Current.viewDidDisappear",
                ]), .scroll, to: 50),
        turning(
            EvidenceEntry(
                "page-scroll-02",
                "UIPageViewController, scroll style: swipe begun then CANCELLED",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                notes: "The page that stays is told first.",
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "Current.viewWillAppear",
                    "Current.viewDidAppear",
                    "New.viewWillDisappear",
                    "New.viewDidDisappear",
                ]), .scroll, to: 280),
        turning(
            EvidenceEntry(
                "page-curl-01",
                "UIPageViewController, page curl style: the user turns from Current to New",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                notes: "As tabs.",
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "Current.viewDidDisappear",
                    "New.viewDidAppear",
                ]), .pageCurl, to: 50),
        turning(
            EvidenceEntry(
                "page-curl-02",
                "UIPageViewController, page curl style: turn begun then CANCELLED",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                notes: "Both pages turn back before either has.",
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "New.viewWillDisappear",
                    "Current.viewWillAppear",
                    "New.viewDidDisappear",
                    "Current.viewDidAppear",
                ]), .pageCurl, to: 280),
        .order(
            EvidenceEntry(
                "page-early-01",
                """
                A container loads its view, adds a UIPageViewController with its view, and sets the \
                first page in viewDidLoad
                """,
                ios: "iOS 13 (issue 2019-11)", animated: false,
                source: .log("https://github.com/uias/Pageboy/issues/233"),
                notes: "The page has appeared before the controllers around it do.",
                events: [
                    "Child.viewDidLoad",
                    "Child.viewWillAppear",
                    "Child.viewDidAppear",
                    "Parent.viewWillAppear",
                    "Parent.viewDidAppear",
                ])
        ) { stage in
            let parent = stage.page("Parent")
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            parent.loadViewIfNeeded()
            stage.begin()
            parent.addChild(pager)
            parent.view.addSubview(pager.view)
            pager.didMove(toParent: parent)
            pager.setViewControllers([stage.page("Child")], direction: .forward, animated: false)
            try stage.launch(parent)
        },
        .order(
            EvidenceEntry(
                "pub-page-01",
                """
                UIPageViewController, scroll style, five pages: a slight scroll that is let go, a \
                scroll to the next page, a scroll back
                """,
                ios: "9.1",
                source: .log(
                    "http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html"),
                notes: """
                    Neighbours are asked for once and kept; after a turn the next one in its direction
                    is asked for.
                    """,
                events: [
                    "[slight scroll]",
                    "Source.after(First)",
                    "Source.before(First)",
                    "Delegate.willTransition(Second)",
                    "Delegate.didFinishAnimating(finished: true, completed: false)",
                    "[to the next page]",
                    "Delegate.willTransition(Second)",
                    "Delegate.didFinishAnimating(finished: true, completed: true)",
                    "Source.after(Second)",
                    "[back to the previous page]",
                    "Delegate.willTransition(First)",
                    "Delegate.didFinishAnimating(finished: true, completed: true)",
                    "Source.before(First)",
                ])
        ) { stage in
            let row = FivePages()
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            pager.delegate = row
            pager.setViewControllers([row.pages[0]], direction: .forward, animated: false)
            try stage.launch(pager)
            stage.begin()
            for (remark, end) in [("slight scroll", 280.0), ("to the next page", 50)] {
                stage.remark(remark)
                stage.sim.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: end, y: 400))
                try stage.settle()
            }
            stage.remark("back to the previous page")
            stage.sim.pan(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "pub-page-02",
                "UIPageViewController, scroll style: when the data source is asked",
                ios: "not stated",
                source: .claim("https://techbird.site/yajamon-items-e1754e7fc847b595c26a/"),
                notes: "As pub-page-01."),
            statements: 2
        ) { stage in
            let row = FivePages()
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            stage.begin()
            pager.setViewControllers([row.pages[2]], direction: .forward, animated: false)
            try stage.launch(pager)
            let asked = { stage.lines.filter { $0.hasPrefix("Source.") } }
            let early = asked()
            stage.sim.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
            try stage.settle()
            let first = asked()
            let both: Set = ["Source.before(Third)", "Source.after(Third)"]
            stage.state(
                "at the beginning of the first scroll: before and after, once each",
                early.isEmpty && Set(first.prefix(2)) == both, "\(early), \(first)")
            stage.state(
                "when a turn is complete: once, in the direction of the turn",
                first.dropFirst(2) == ["Source.after(Fourth)"], "\(first)")
            stage.begin()
            stage.sim.pan(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
            try stage.settle()
            stage.state(
                "when a turn is complete: once, in the direction of the turn",
                asked() == ["Source.before(Third)"], "\(asked())")
        },
        .order(
            EvidenceEntry(
                "pub-page-03",
                "A UIPageViewController sets its first page in viewDidLoad",
                ios: "not stated (2018-02)", animated: true,
                source: .log(
                    "https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/48653763/uipageviewcontroller-s-setviewcontroller-invokes-unexpected-view-lifecycle-in-"
                ),
                notes: "The page has appeared and moved in before its first layout.",
                events: [
                    "Child.viewDidLoad",
                    "Child.viewWillAppear",
                    "Child.viewDidAppear",
                    "Child.didMove(toParent:EarlyPages)",
                    "Child.viewWillLayoutSubviews",
                    "Child.viewDidLayoutSubviews",
                ])
        ) { stage in
            let pager = EarlyPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.first = stage.page("Child")
            stage.begin()
            try stage.launch(pager)
        },
        .rule(
            EvidenceEntry(
                "pub-page-05",
                "Nav with a UIPageViewController that scrolls on top; swipe from the edge",
                ios: "not stated (2015-05)",
                source: .claim("https://github.com/iltercengiz/ICViewPager/issues/121"),
                notes: """
                    The second: https://github.com/xmartlabs/XLPagerTabStrip/issues/468 and
                    https://github.com/rechsteiner/Parchment/issues/148, of scroll views at the edge.
                    """),
            statements: 2
        ) { stage in
            for (statement, waits) in zip(
                [
                    "the page turns, and nothing pops",
                    """
                    once the scroll view's pan requires interactivePopGestureRecognizer to fail, the \
                    swipe pops
                    """,
                ], [false, true])
            {
                let row = FivePages()
                let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pager.dataSource = row
                pager.setViewControllers([row.pages[2]], direction: .forward, animated: false)
                let stack = stage.navigation([stage.page("Below"), pager])
                try stage.launch(stack)
                let found = pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
                if waits, let swipe = stack.interactivePopGestureRecognizer {
                    found?.panGestureRecognizer.require(toFail: swipe)
                }
                stage.sim.edgeSwipe(to: 0.8)
                stage.sim.endSwipe(.finish)
                try stage.settle()
                let seen = (stack.viewControllers.count, pager.viewControllers == [row.pages[1]])
                stage.state(statement, seen == (waits ? (1, false) : (2, true)), "\(seen)")
            }
        },
        .rule(
            EvidenceEntry(
                "pub-page-04",
                "UIPageViewController, scroll style: the scroll view among its subviews",
                ios: "not stated (2014-03 to 2020-04)",
                source: .claim(
                    "https://stackoverflow.com/questions/22577929/progress-of-uipageviewcontroller"),
                notes: """
                    Apps set its delegate. Also https://github.com/mohn93/AdvancedPageControl/issues/3
                    and public-GitHub index, file ids 28206872073 and 41754072799.
                    """),
            statements: 4
        ) { stage in
            let row = FivePages()
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            pager.setViewControllers([row.pages[2]], direction: .forward, animated: false)
            try stage.launch(pager)
            let found = pager.view.subviews.first { $0 is UIScrollView } as? UIScrollView
            stage.state(
                "a UIScrollView is among the subviews of the page controller's view", found != nil,
                "\(pager.view.subviews)")
            guard let found else { return }
            let width = pager.view.bounds.width
            stage.state(
                "at rest contentOffset.x is the width", found.contentOffset.x == width,
                "\(found.contentOffset)")
            for (start, end) in [(350.0, 50.0), (50, 350)] {
                stage.sim.touchDown(at: CGPoint(x: start, y: 400))
                stage.sim.touchMove(to: CGPoint(x: end, y: 400), over: 0.3)
                let part = (found.contentOffset.x - width) / width
                stage.state(
                    """
                    while a finger scrolls, (contentOffset.x - width) / width is the part of the \
                    turn, negative towards the previous page
                    """, abs(part - (start - end) / width) < 0.05, "\(part)")
                stage.sim.touchUp()
                try stage.settle()
                stage.state(
                    "after the turn contentOffset.x is the width again", found.contentOffset.x == width,
                    "\(found.contentOffset)")
            }
        },
    ]

    /// Drags a finger from the right edge to a point of the screen.
    static func turning(
        _ entry: EvidenceEntry, _ style: UIPageViewController.TransitionStyle, to end: CGFloat
    ) -> Scenario {
        .order(entry) { stage in
            let source = TwoPages(stage.page("Current"), stage.page("New"))
            let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pager.dataSource = source
            pager.setViewControllers([source.first], direction: .forward, animated: false)
            try stage.launch(pager)
            stage.begin()
            stage.sim.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: end, y: 400))
            try stage.settle()
            stage.note(
                "the page controller holds only the visible page", pager.children.count == 1,
                "\(pager.children)")
        }
    }
}

private final class TwoPages: NSObject, UIPageViewControllerDataSource {
    let first: UIViewController
    private let second: UIViewController

    init(_ first: UIViewController, _ second: UIViewController) {
        self.first = first
        self.second = second
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === second ? first : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === first ? second : nil }
}

/// Five pages that record requests for them, and the delegate's calls.
@MainActor
private final class FivePages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["First", "Second", "Third", "Fourth", "Fifth"].map { Page($0) }
    private let journal = Journal.current

    private func name(_ page: UIViewController?) -> String { (page as? Page)?.name ?? "nothing" }

    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        journal.log("Source.before(\(name(viewController)))")
        return neighbour(of: viewController, by: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        journal.log("Source.after(\(name(viewController)))")
        return neighbour(of: viewController, by: 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        journal.log("Delegate.willTransition(\(name(pendingViewControllers.first)))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        journal.log("Delegate.didFinishAnimating(finished: \(finished), completed: \(completed))")
    }
}

/// A page view controller that sets its first page when its view has loaded.
private final class EarlyPages: UIPageViewController {
    var first: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers(first.map { [$0] }, direction: .forward, animated: true)
    }
}
