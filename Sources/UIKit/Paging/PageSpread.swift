/// The place in a page controller's view where its pages are: one, or two side by side.
@MainActor
final class PageSpread {
    private(set) var pages: [UIViewController] = []
    private var host: UIView?

    /// Names the pages that will be in sight, before their views are put in place.
    func expect(_ newPages: [UIViewController]) {
        pages = newPages
    }

    /// Puts a page's view in place. The callbacks are the engine's.
    func put(_ page: UIViewController, in container: UIPageViewController) {
        let host = host(in: container)
        page.loadedView.frame = frame(of: page, in: host.bounds, container.navigationOrientation)
        page.moveView { host.addSubview(page.loadedView) }
    }

    /// Takes a page's view away, if it is here.
    func takeOut(_ page: UIViewController) {
        guard let view = page.viewStorage, let host, view.superviewLink === host else { return }
        page.moveView { view.removeFromSuperview() }
    }

    /// Gives the pages all of an area.
    func layOut(in area: CGRect, _ orientation: UIPageViewController.NavigationOrientation) {
        guard let host else { return }
        host.frame = area
        for page in pages {
            page.viewStorage?.frame = frame(of: page, in: host.bounds, orientation)
        }
    }

    private func frame(
        of page: UIViewController, in bounds: CGRect,
        _ orientation: UIPageViewController.NavigationOrientation
    ) -> CGRect {
        guard pages.count == 2, let index = pages.lastPosition(of: page) else { return bounds }
        let (first, second) = bounds.divided(
            atDistance: (orientation == .horizontal ? bounds.width : bounds.height) / 2,
            from: orientation == .horizontal ? .minXEdge : .minYEdge)
        return index == 0 ? first : second
    }

    private func host(in container: UIPageViewController) -> UIView {
        if let host { return host }
        let made = UIView(frame: container.areaOfPages)
        made.flags.insert(.isPageHost)
        container.loadedView.insertSubview(made, at: 0)
        host = made
        return made
    }
}
