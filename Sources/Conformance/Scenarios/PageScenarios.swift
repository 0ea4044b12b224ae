import Simulator

// A page controller: a finger that turns a page, and lets go in time or does not; a first page that is set early.
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
            let child = stage.page("Child")
            let pager = FirstPageLoader(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.debugName = "UIPageViewController"
            pager.first = child
            stage.begin()
            try stage.launch(pager)
        },
    ]

    /// Drags a finger from the right edge to a place on the screen.
    private static func turning(
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
                "the page controller holds the page in sight alone", pager.children.count == 1,
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

/// A page controller that sets its first page as soon as it is loaded.
private final class FirstPageLoader: UIPageViewController {
    var first: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let first { setViewControllers([first], direction: .forward, animated: true) }
    }
}
