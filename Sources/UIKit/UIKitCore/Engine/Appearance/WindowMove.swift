/// A view that enters or leaves a window, and the view controllers that must be notified.
///
/// Notifies only view controllers that nothing else notifies: a transition notifies its own view controllers, a parent
/// notifies the children that it forwards to, and a parent that forwards manually is skipped.
@MainActor
struct WindowMove {
    private var pages: [UIViewController] = []
    /// The view controllers whose appearance began by hand before the window.
    private var waiting: [UIViewController] = []
    private let isEntering: Bool

    init(of view: UIView, to newWindow: UIWindow?) {
        isEntering = newWindow != nil
        if let newWindow, !newWindow.isShown { return }
        collect(view)
    }

    /// Finds the view controllers whose views move with a root view although they aren't its children. Evidence:
    /// pub-own-view-03.
    init(ofGuestsIn view: UIView, isEntering: Bool) {
        self.isEntering = isEntering
        for subview in view.subviewList { collect(subview) }
        pages.removeAll { $0.parentLink != nil }
    }

    private mutating func collect(_ view: UIView) {
        if view.ownerReference.with({ $0.flags.contains(.movedByTransition) }) == true { return }
        guard let owner = view.owner else {
            for subview in view.subviewList { collect(subview) }
            return
        }
        if isEntering, owner.flags.contains(.waitsForWindow) { waiting.append(owner) }
        if isEntering ? owner.followsWindowIn : owner.followsWindowOut {
            pages.append(owner)
        }
    }

    func begin() {
        if !pages.isEmpty { Runtime.engine.beginDispatch() }
        for page in pages { page.beginAppearance(isEntering, animated: false) }
    }

    func end() {
        for page in waiting { page.continueAppearance() }
        guard !pages.isEmpty else { return }
        defer { Runtime.engine.endDispatch() }
        for page in pages {
            if isEntering { finishEntrance(of: page) } else { page.endAppearance() }
        }
    }
}

extension WindowMove {
    private func finishEntrance(of page: UIViewController) {
        guard page.appearance == .appearing else { return }
        // A callback may have removed the superview before the view was added.
        guard page.viewStorage?.windowLink != nil else {
            page.beginAppearance(false, animated: false)
            return page.endAppearance()
        }
        // A callback may have made the parent disappear. The parent couldn't notify a child whose view wasn't in the
        // window yet, so the child disappears too.
        if page.parentLink?.appearance == .disappearing {
            return page.beginAppearance(false, animated: page.parentLink?.isAppearanceAnimated ?? false)
        }
        page.sendIsAppearing()
        // If the parent is still appearing, the child ends its appearance when the parent does.
        if page.parentLink?.appearance != .appearing { page.endAppearanceAfterCommit() }
    }
}

extension UIViewController {
    fileprivate var isAppearanceAnimated: Bool { flags.contains(.animatedAppearance) }

    fileprivate var followsWindowIn: Bool {
        guard appearance == .disappeared || appearance == .disappearing else { return false }
        guard let parent = parentLink else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearance == .appeared
            || parent.appearance == .appearing && parent.flags.contains(.forwardedBegin)
    }

    fileprivate var followsWindowOut: Bool {
        guard appearance == .appeared || appearance == .appearing else { return false }
        return parentLink?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }
}
