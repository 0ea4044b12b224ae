import Simulator

// A page view controller: a finger that turns a page, and completes or cancels the turn; a first page that is set early.
extension Scenario {
    static let paging: [Scenario] = [
        turning("page-scroll-01", .scroll, to: 50),
        turning("page-scroll-02", .scroll, to: 280),
        turning("page-curl-01", .pageCurl, to: 50),
        turning("page-curl-02", .pageCurl, to: 280),
        .order("page-early-01") { stage in
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
        .order("pub-page-01") { stage in
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
        .statements("pub-page-02") { stage in
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
            stage.state(0, early.isEmpty && Set(first.prefix(2)) == both, "\(early), \(first)")
            stage.state(1, first.dropFirst(2) == ["Source.after(Fourth)"], "\(first)")
            stage.begin()
            stage.sim.pan(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
            try stage.settle()
            stage.state(1, asked() == ["Source.before(Third)"], "\(asked())")
        },
        .order("pub-page-03") { stage in
            let pager = EarlyPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.first = stage.page("Child")
            stage.begin()
            try stage.launch(pager)
        },
        .statements("pub-page-05") { stage in
            for (position, waits) in [false, true].enumerated() {
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
                stage.state(position, seen == (waits ? (1, false) : (2, true)), "\(seen)")
            }
        },
        .statements("pub-page-04") { stage in
            let row = FivePages()
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = row
            pager.setViewControllers([row.pages[2]], direction: .forward, animated: false)
            try stage.launch(pager)
            let found = pager.view.subviews.first { $0 is UIScrollView } as? UIScrollView
            stage.state(0, found != nil, "\(pager.view.subviews)")
            guard let found else { return }
            let width = pager.view.bounds.width
            stage.state(1, found.contentOffset.x == width, "\(found.contentOffset)")
            for (start, end) in [(350.0, 50.0), (50, 350)] {
                stage.sim.touchDown(at: CGPoint(x: start, y: 400))
                stage.sim.touchMove(to: CGPoint(x: end, y: 400), over: 0.3)
                let part = (found.contentOffset.x - width) / width
                stage.state(2, abs(part - (start - end) / width) < 0.05, "\(part)")
                stage.sim.touchUp()
                try stage.settle()
                stage.state(3, found.contentOffset.x == width, "\(found.contentOffset)")
            }
        },
    ]

    /// Drags a finger from the right edge to a point of the screen.
    static func turning(
        _ id: String, _ style: UIPageViewController.TransitionStyle, to end: CGFloat
    ) -> Scenario {
        .order(id) { stage in
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
