/// The part of a page view controller's view that contains the pages: one, or two side by side.
@MainActor
final class PageSpread {
    private(set) var pages: [UIViewController] = []
    private var host: UIView?
    /// The host of scrolling pages.
    private var scroller: PageScrollView?
    /// The direction of an animated change by the app.
    private var slide: UIPageViewController.NavigationDirection?

    /// Sets the pages that will be visible, before their views are added.
    func expect(_ newPages: [UIViewController]) {
        pages = newPages
    }

    /// Adds the host.
    func prepare(in container: UIPageViewController) {
        guard host == nil else { return }
        if container.transitionStyle == .scroll {
            let made = PageScrollView(of: container)
            (host, scroller) = (made, made)
            made.layOut(in: container.areaOfPages)
        } else {
            host = UIView(frame: container.areaOfPages)
            host?.flags.insert(.isPageHost)
        }
        if let host { container.loadedView.insertSubview(host, at: 0) }
    }

    /// Adds a page's view. The engine calls the appearance callbacks.
    func put(_ page: UIViewController, in container: UIPageViewController) {
        prepare(in: container)
        let view = page.loadedView
        page.moveView {
            if let scroller { return put(view, at: place(of: page, in: container), scroller) }
            guard let host else { return }
            view.frame = frame(of: page, in: host.bounds, container.navigationOrientation)
            host.addSubview(view)
        }
    }

    private func put(_ view: UIView, at place: Int, _ scroller: PageScrollView) {
        scroller.put(view, at: place)
        if place != 0, slide != nil { scroller.scroll(to: place) }
    }

    /// Returns the position of a page. The destination of a turn is next to the visible page.
    private func place(of page: UIViewController, in container: UIPageViewController) -> Int {
        let isComing = container.turn?.pending.holds(page) ?? (slide != nil)
        guard isComing, let direction = container.turn?.direction ?? slide else { return 0 }
        return direction == .forward ? 1 : -1
    }

    /// Called before pages change in an app's animation.
    func slides(_ direction: UIPageViewController.NavigationDirection) {
        if scroller != nil { slide = direction }
    }

    /// Removes a page's view, if it is here.
    func takeOut(_ page: UIViewController) {
        guard let view = page.viewStorage, let host, view.isDescendant(of: host) else { return }
        page.moveView {
            if let scroller { scroller.takeOut(view) } else { view.removeFromSuperview() }
        }
    }

    /// Called when a change has ended: moves scrolling pages back to the middle.
    func rest() {
        slide = nil
        scroller?.jumpBack()
    }

    func neighboursChanged() { scroller?.neighboursChanged() }

    /// Lays out the pages in an area.
    func layOut(in area: CGRect, of container: UIPageViewController) {
        if let scroller { return scroller.layOut(in: area) }
        guard let host else { return }
        host.frame = area
        for page in pages {
            page.viewStorage?.frame = frame(of: page, in: host.bounds, container.navigationOrientation)
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
}
