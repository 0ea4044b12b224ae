import Simulator

/// A row of four pages, of which the second is shown.
@MainActor
struct PagerApp {
    let sim = Simulator()
    let row = PagerRow()
    let pager: UIPageViewController

    init(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal, at index: Int = 1,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: options)
        pager.dataSource = row
        pager.setViewControllers([row.pages[index]], direction: .forward, animated: false)
        sim.launch(pager)
        sim.turn()
    }

    var scroller: UIScrollView { pager.view.subviews.first { $0 is UIScrollView } as! UIScrollView }

    var width: CGFloat { pager.view.bounds.width }

    /// The visible page.
    var index: Int? { pager.viewControllers?.first.flatMap { row.pages.firstIndex(of: $0) } }

    func drag(from start: CGFloat, to end: CGFloat) {
        sim.touchDown(at: CGPoint(x: start, y: 400))
        sim.touchMove(to: CGPoint(x: end, y: 400), over: 0.3)
        sim.advance(by: 0.2)
    }

    func letGo() throws {
        sim.touchUp()
        try sim.settle()
    }
}

@MainActor
final class PagerRow: NSObject, UIPageViewControllerDataSource {
    var pages = (0..<4).map { _ in UIViewController() }

    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: 1) }
}
