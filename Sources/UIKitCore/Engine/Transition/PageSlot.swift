/// The place in a container's view where one page at a time is visible.
///
/// It has a view of its own, so that a change of pages is no business of the container's layout.
@MainActor
final class PageSlot {
    @exclusivity(unchecked) private(set) var page: UIViewController?
    @exclusivity(unchecked) private var host: UIView?

    /// Puts a page's view in place, in front of the one that is leaving. The callbacks are the engine's.
    func show(_ newPage: UIViewController?, in container: UIViewController) {
        expect(newPage)
        UnownedLink(newPage).with { putInPlace($0, in: container) }
    }

    private func putInPlace(_ page: UIViewController, in container: UIViewController) {
        let host = hostView(in: container)
        let view = page.loadedView
        if !view.fills(host) { view.frame = CGRect(origin: .zero, size: host.boundsStorage.size) }
        page.moveView { host.addSubview(view) }
    }

    /// Whether a page is in place and as large as the container.
    func fills(with page: UIViewController) -> Bool {
        guard self.page === page, let view = page.viewStorage, let host else { return false }
        return view.superviewReference.isTo(host) && view.fills(host) && host.fillsSuperview
    }

    /// Names the page that will be visible, before its view is put in place.
    func expect(_ newPage: UIViewController?) {
        if page !== newPage { page = newPage }
    }

    /// Takes away whatever is visible.
    func clear() {
        guard let page else { return }
        self.page = nil
        takeOut(page)
    }

    /// Takes a page's view away, if it is here.
    func takeOut(_ page: UIViewController) {
        guard let view = page.viewStorage, holds(view) else { return }
        page.moveView { view.removeFromSuperview() }
    }

    private func holds(_ view: UIView) -> Bool {
        UnownedLink(host).with(view.superviewReference.isTo) ?? false
    }

    /// The view that the pages' views are in.
    func hostView(in container: UIViewController) -> UIView {
        container.ensureView()
        if let host, container.withView(host.superviewReference.isTo) == true { return host }
        return makeHost(in: container.loadedView)
    }

    private func makeHost(in view: UIView) -> UIView {
        let made = UIView(frame: CGRect(origin: .zero, size: view.boundsStorage.size))
        made.flags.formUnion([.isPageHost, .isFilledByPages])
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(made, at: 0)
        host = made
        return made
    }
}

extension UIViewController {
    /// Moves the page's view without the window's telling the page: whoever moves it tells it.
    @inline(__always)
    func moveView(_ move: () -> Void) {
        let wasMoved = flags.contains(.movedByTransition)
        flags.insert(.movedByTransition)
        move()
        flags.set(.movedByTransition, wasMoved)
    }
}
