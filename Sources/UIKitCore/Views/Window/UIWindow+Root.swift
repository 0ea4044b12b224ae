// The root controller appears with its window and is replaced in one go: the old views leave, the new ones come.
extension UIWindow {
    func setRoot(_ root: UIViewController?) {
        guard root !== rootStorage else { return }
        rootStorage = root
        guard isShown else { return }
        // In the middle of a transition's callbacks the old root cannot go; it goes when they are over.
        if Runtime.engine.dispatchDepth > 0 {
            Runtime.engine.request(RootChange(in: self))
        } else {
            changeRoot()
        }
    }

    func changeRoot() {
        guard isShown, shownRoot !== rootStorage else { return }
        abandonRoot()
        showRoot()
    }

    func showRoot() {
        guard shownRoot == nil, let root = rootStorage else { return }
        Runtime.engine.beginDispatch()
        defer { Runtime.engine.endDispatch() }
        shownRoot = root
        root.flags.insert(.movedByTransition)
        let view = root.loadedView
        // Evidence: launch-01. Apps that override it are called here.
        root.loadViewIfNeeded()
        root.beginAppearance(true, animated: false)
        adoptLaunchOrientation(of: root)
        warnOfAddedRoot(view)
        view.frame = boundsStorage
        let guests = WindowMove(ofGuestsIn: view, isEntering: true)
        guests.begin()
        addSubview(view)
        root.sendIsAppearing()
        guests.end()
        root.flags.remove(.movedByTransition)
        root.endAppearanceAfterCommit()
    }

    /// The window adds its root's view itself, since iOS 13; an app that has done so before is warned. Evidence: hunt3-scenes-04.
    private func warnOfAddedRoot(_ view: UIView) {
        guard view.superviewLink === self, view !== leftRootView, Runtime.current.system >= .iOS(13) else {
            return
        }
        Runtime.current.diagnostics.warn(
            "[Window] Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow "
                + "UIWindow to add the rootViewController's view to the view hierarchy itself.")
    }

    /// Shows the root with its window: for the first time, again, or another one that was set in the meantime.
    func bringRoot() {
        guard let root = shownRoot else { return showRoot() }
        guard root === rootStorage else { return changeRoot() }
        for page in ([root] + root.presentedChain) where !page.isCovered {
            page.beginAppearance(true, animated: false)
            page.sendIsAppearing()
            page.endAppearanceAfterCommit()
        }
    }

    /// Takes the root away with its window: it may come back, with everything it presents.
    func hideRoot() {
        guard let root = shownRoot else { return }
        let pages = bringToRest(root)
        for page in pages { page.beginAppearance(false, animated: false) }
        for page in pages { page.endAppearance() }
    }

    /// Ends what runs beneath a root, and returns it and what it presents as far as visible, the topmost first.
    private func bringToRest(_ root: UIViewController) -> [UIViewController] {
        for page in [root] + root.presentedChain { Runtime.engine.finishAll(within: page) }
        return ([root] + root.presentedChain).reversed()
            .filter { $0.appearance == .appeared || $0.appearance == .appearing }
    }

    /// Takes the root away for good. What it presents goes too; the presented views stay where they are.
    private func abandonRoot() {
        guard let root = shownRoot else { return }
        let engine = Runtime.engine
        engine.beginDispatch()
        defer { engine.endDispatch() }
        let chain = root.presentedChain
        let shown = bringToRest(root)
        for page in shown { page.beginAppearance(false, animated: false) }
        // Evidence: root-01, root-02. Beneath a presentation the old root's view is left behind.
        if chain.isEmpty, let view = root.viewStorage, view.superviewLink === self {
            let guests = WindowMove(ofGuestsIn: view, isEntering: false)
            guests.begin()
            root.moveView { view.removeFromSuperview() }
            guests.end()
        } else {
            leftRootView = root.viewStorage
        }
        for page in shown { page.endAppearance() }
        root.dropPresented()
        presentationViews.removeAll()
        shownRoot = nil
    }
}

/// A new root that was set inside a transition's callbacks.
private final class RootChange: TransitionRequest {
    private let window: UIWindow

    init(in window: UIWindow) {
        self.window = window
    }

    var requestName: String { "new root controller of \(described(window))" }

    func isBlocked(in engine: TransitionEngine) -> Bool { false }

    var startsInCommit: Bool { false }

    func start() { window.changeRoot() }
}
