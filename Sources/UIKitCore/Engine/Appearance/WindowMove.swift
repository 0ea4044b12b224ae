/// A view on its way into or out of a window, and the controllers that must be notified.
///
/// Only controllers that nobody else moves are told: a transition tells its own pages, a parent forwards to its
/// children, and a parent that forwards by hand is left alone.
@MainActor
struct WindowMove {
    private var pages: [UIViewController] = []
    private let isEntering: Bool

    init(of view: UIView, to newWindow: UIWindow?) {
        isEntering = newWindow != nil
        if let newWindow, !newWindow.isShown { return }
        collect(view)
    }

    /// The controllers that come with a root, or go with it, without being its children. Evidence: pub-own-view-03.
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
        if isEntering ? owner.followsWindowIn : owner.followsWindowOut {
            pages.append(owner)
        }
    }

    func begin() {
        if !pages.isEmpty { Runtime.engine.beginDispatch() }
        for page in pages { page.beginAppearance(isEntering, animated: false) }
    }

    func end() {
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
        // A callback may have taken the place away before the page came to it.
        guard page.viewStorage?.windowLink != nil else {
            page.beginAppearance(false, animated: false)
            return page.endAppearance()
        }
        // A callback may have had the parent leave, which could not tell a page that was not in its place: it leaves too.
        if page.parentLink?.appearance == .disappearing {
            return page.beginAppearance(false, animated: page.parentLink?.isAppearanceAnimated ?? false)
        }
        page.sendIsAppearing()
        // With a parent that is still appearing the page ends when the parent does.
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
