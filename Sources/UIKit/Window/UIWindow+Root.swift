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
        view.frame = boundsStorage
        addSubview(view)
        root.sendIsAppearing()
        root.flags.remove(.movedByTransition)
        root.endAppearanceAfterCommit()
    }

    /// Takes the root away with its window: it may come back, with everything it presents.
    func hideRoot() {
        guard let root = shownRoot else { return }
        let pages = ([root] + root.presentedChain).filter {
            $0.appearance == .appeared || $0.appearance == .appearing
        }
        Runtime.engine.finishAll(within: root)
        for page in pages.reversed() { page.beginAppearance(false, animated: false) }
        for page in pages.reversed() { page.endAppearance() }
    }

    /// Takes the root away for good. What it presents goes too; the presented views stay where they are.
    private func abandonRoot() {
        guard let root = shownRoot else { return }
        let engine = Runtime.engine
        engine.beginDispatch()
        defer { engine.endDispatch() }
        let chain = root.presentedChain
        for page in [root] + chain { engine.finishAll(within: page) }
        let shown = ([root] + root.presentedChain).reversed()
            .filter { $0.appearance == .appeared || $0.appearance == .appearing }
        for page in shown { page.beginAppearance(false, animated: false) }
        // Evidence: root-01, root-02. Beneath a presentation the old root's view is left behind.
        if chain.isEmpty, let view = root.viewStorage, view.superviewLink === self {
            root.moveView { view.removeFromSuperview() }
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
