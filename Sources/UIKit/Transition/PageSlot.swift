/// The place in a container's view where one page at a time is in sight.
///
/// It has a view of its own, so that a change of pages is no business of the container's layout.
@MainActor
struct PageSlot {
    private(set) var page: UIViewController?
    private var host: UIView?

    /// Puts a page's view in place, in front of the one that is leaving. The callbacks are the engine's.
    mutating func show(_ newPage: UIViewController?, in container: UIViewController) {
        page = newPage
        guard let newPage else { return }
        let host = host(in: container)
        let view = newPage.loadedView
        if !view.fills(host) { view.frame = CGRect(origin: .zero, size: host.boundsStorage.size) }
        newPage.moveView { host.addSubview(view) }
    }

    /// Whether a page is in place and as large as the container.
    func fills(with page: UIViewController) -> Bool {
        guard self.page === page, let view = page.viewStorage, let host else { return false }
        return view.superviewReference.isTo(host) && view.fills(host)
            && host.superviewReference.with(host.fills) == true
    }

    /// Names the page that will be in sight, before its view is put in place.
    mutating func expect(_ newPage: UIViewController?) {
        page = newPage
    }

    /// Takes away whatever is in sight.
    mutating func clear() {
        guard let page else { return }
        self.page = nil
        takeOut(page)
    }

    /// Takes a page's view away, if it is here.
    func takeOut(_ page: UIViewController) {
        guard let view = page.viewStorage, let host, view.superviewLink === host else { return }
        page.moveView { view.removeFromSuperview() }
    }

    private mutating func host(in container: UIViewController) -> UIView {
        let view = container.loadedView
        if let host, host.superviewLink === view { return host }
        let made = UIView(frame: CGRect(origin: .zero, size: view.boundsStorage.size))
        made.flags.insert(.isPageHost)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(made, at: 0)
        host = made
        return made
    }
}

extension UIViewController {
    /// Moves the page's view without the window's telling the page: whoever moves it tells it.
    func moveView(_ move: () -> Void) {
        let wasMoved = flags.contains(.movedByTransition)
        flags.insert(.movedByTransition)
        move()
        flags.set(.movedByTransition, wasMoved)
    }
}
