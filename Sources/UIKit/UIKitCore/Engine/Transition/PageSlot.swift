/// A part of a container's view that shows one view controller at a time.
///
/// It has its own view, so that a change of view controllers doesn't invalidate the container's layout.
@MainActor
final class PageSlot {
    private(set) var page: UIViewController?
    private var host: UIView?

    /// Adds a view controller's view in front of the leaving one. The engine sends the callbacks.
    func show(_ newPage: UIViewController?, in container: UIViewController) {
        expect(newPage)
        UnownedLink(newPage).with { putInPlace($0, in: container) }
    }

    private func putInPlace(_ page: UIViewController, in container: UIViewController) {
        let host = hostView(in: container)
        let view = page.loadedView
        if !view.fills(host) { view.frame = CGRect(origin: .zero, size: host.bounds.size) }
        page.moveView { host.addSubview(view) }
    }

    /// Returns whether a view controller's view is in the slot and as large as the container.
    func fills(with page: UIViewController) -> Bool {
        guard self.page === page, let view = page.viewStorage, let host else { return false }
        return view.superviewReference.isTo(host) && view.fills(host) && host.fillsSuperview
    }

    /// Sets the view controller that will be visible, before its view is added.
    func expect(_ newPage: UIViewController?) {
        // The old one is released after the change, because its `deinit` may read this property.
        var other = newPage
        if page !== newPage { swap(&page, &other) }
    }

    /// Removes the visible view.
    func clear() {
        guard let page else { return }
        self.page = nil
        takeOut(page)
    }

    /// Removes a view controller's view if it is in the slot.
    func takeOut(_ page: UIViewController) {
        guard let view = page.viewStorage, holds(view) else { return }
        page.moveView { view.removeFromSuperview() }
    }

    private func holds(_ view: UIView) -> Bool {
        UnownedLink(host).with(view.superviewReference.isTo) ?? false
    }

    /// Sets the frame of the slot, which fills the container by default.
    func setFrame(_ frame: CGRect, in container: UIViewController) {
        let host = hostView(in: container)
        if host.frame != frame { host.frame = frame }
    }

    /// Returns the superview of the view controllers' views.
    func hostView(in container: UIViewController) -> UIView {
        container.ensureView()
        if let host, container.withView(host.superviewReference.isTo) == true { return host }
        return makeHost(in: container.loadedView)
    }

    private func makeHost(in view: UIView) -> UIView {
        let made = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
        made.flags.formUnion([.isPageHost, .isFilledByPages])
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(made, at: 0)
        host = made
        return made
    }
}

extension UIViewController {
    /// Moves the view without a notification from the window. The caller notifies the view controller.
    @inline(__always)
    package func moveView(_ move: () -> Void) {
        let wasMoved = flags.contains(.movedByTransition)
        flags.insert(.movedByTransition)
        move()
        flags.set(.movedByTransition, wasMoved)
    }
}
