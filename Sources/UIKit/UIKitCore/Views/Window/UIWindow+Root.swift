// The root view controller appears with its window. Setting another one replaces it at once.
extension UIWindow {
    func setRoot(_ root: UIViewController?) {
        guard root !== rootStorage else { return }
        rootStorage = root
        guard isShown else { return }
        // During a transition's callbacks the old root can't be replaced; it is replaced after them.
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
        // Evidence: launch-01. Calls the overrides of apps.
        root.loadViewIfNeeded()
        root.beginAppearance(true, animated: false)
        adoptLaunchOrientation(of: root)
        warnOfAddedRoot(view)
        view.frame = bounds
        let guests = WindowMove(ofGuestsIn: view, isEntering: true)
        guests.begin()
        addSubview(view)
        root.sendIsAppearing()
        guests.end()
        root.flags.remove(.movedByTransition)
        root.endAppearanceAfterCommit()
    }

    /// Since iOS 13 the window adds its root's view itself. Warns an app that has already added it. Evidence: hunt3-scenes-04.
    private func warnOfAddedRoot(_ view: UIView) {
        guard view.superview === self, view !== leftRootView, Runtime.current.system >= .iOS(13) else {
            return
        }
        Runtime.current.diagnostics.warn(
            "[Window] Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow "
                + "UIWindow to add the rootViewController's view to the view hierarchy itself.")
    }

    /// Shows the root with its window: for the first time, again, or a new root that was set while the window was hidden.
    func bringRoot() {
        guard let root = shownRoot else { return showRoot() }
        guard root === rootStorage else { return changeRoot() }
        for page in ([root] + root.presentedChain) where !page.isCovered {
            page.beginAppearance(true, animated: false)
            page.sendIsAppearing()
            page.endAppearanceAfterCommit()
        }
    }

    /// Hides the root with its window. It may be shown again, with everything that it presents.
    func hideRoot() {
        guard let root = shownRoot else { return }
        let pages = bringToRest(root)
        for page in pages { page.beginAppearance(false, animated: false) }
        for page in pages { page.endAppearance() }
    }

    /// Ends the transitions in front of a root, and returns the root and its visible presented controllers, the topmost first.
    private func bringToRest(_ root: UIViewController) -> [UIViewController] {
        for page in [root] + root.presentedChain { Runtime.engine.finishAll(within: page) }
        return ([root] + root.presentedChain).reversed()
            .filter { $0.appearance == .appeared || $0.appearance == .appearing }
    }

    /// Removes the root permanently, with the controllers that it presents. The presented views stay in the window.
    private func abandonRoot() {
        guard let root = shownRoot else { return }
        let engine = Runtime.engine
        engine.beginDispatch()
        defer { engine.endDispatch() }
        let chain = root.presentedChain
        let shown = bringToRest(root)
        for page in shown { page.beginAppearance(false, animated: false) }
        // Evidence: root-01, root-02. Under a presentation the old root's view is left behind.
        if chain.isEmpty, let view = root.viewStorage, view.superview === self {
            let guests = WindowMove(ofGuestsIn: view, isEntering: false)
            guests.begin()
            root.moveView { view.removeFromSuperview() }
            guests.end()
        } else {
            leftRootView = root.viewStorage
        }
        for page in shown { page.endAppearance() }
        root.dropPresented()
        // The old ones are released after the change, because their `deinit` may read this property.
        var old: [UIView] = []
        swap(&presentationViews, &old)
        shownRoot = nil
    }
}

/// A new root that was set during a transition's callbacks.
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
