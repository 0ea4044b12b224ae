import UIKit

extension PagePath {
    /// The way from the root of its window to a controller; `nil` if it hangs on no window's root.
    ///
    /// It climbs from the controller, so it costs as much as the way is long, however many pages there are.
    @MainActor
    public init?(to page: UIViewController, in window: UIWindow) {
        self.init([])
        let root = window.rootViewController
        if page === root { return }
        var controller = page
        while controller !== root {
            guard let (holder, branch) = controller.hold else { return nil }
            branches.append(branch)
            controller = holder
        }
        if branches.count > 1 { branches.reverse() }
    }
}

extension UIViewController {
    typealias Hold = (holder: UIViewController, branch: PagePath.Branch)

    /// Who holds this controller, and as what; `nil` for a root, and for one that nobody holds any more.
    var hold: Hold? {
        // A child is never the one that is presented.
        if let holder = holdingParent {
            guard let index = holder.heldPages.lastIndex(of: self) else { return nil }
            return (holder, .child(index))
        }
        guard let presenter = ownPresenter, presenter.ownPresented === self else { return nil }
        return (presenter, .presented)
    }

    typealias Holding = (holder: UIViewController, isPresented: Bool)

    /// Who holds this controller, and whether as what it presents. It takes less than ``hold``, which counts.
    var holding: Holding? {
        if let holder = holdingParent { return holder.holds(self) ? (holder, false) : nil }
        guard let presenter = ownPresenter, presenter.ownPresented === self else { return nil }
        return (presenter, true)
    }

    private func holds(_ page: UIViewController) -> Bool {
        (self as? UINavigationController)?.topViewController === page || heldPages.lastIndex(of: page) != nil
    }

    /// The presenter of this very controller; UIKit's property answers for its ancestors too.
    var ownPresenter: UIViewController? {
        guard let presenter = presentingViewController, presenter.presentedViewController === self else {
            return nil
        }
        return presenter
    }

    /// Whether this controller is among a window's pages.
    func hangs(on window: UIWindow?) -> Bool {
        guard let window else { return false }
        // What has been let go names nobody; only a root does that too.
        if parent == nil, presentingViewController == nil { return window.rootViewController === self }
        return hangs(on: window, held: holding)
    }

    /// The same, when it is known who holds this controller.
    func hangs(on window: UIWindow?, held holding: Holding?) -> Bool {
        guard let root = window?.rootViewController else { return false }
        return holding?.holder.isOrHangs(on: root) ?? (self === root)
    }

    private func isOrHangs(on root: UIViewController) -> Bool {
        self === root || holding?.holder.isOrHangs(on: root) ?? false
    }

    /// The window on whose root this controller hangs. Its own view need not be in it, nor loaded.
    var hostWindow: UIWindow? {
        var top = self
        while let holder = top.holding?.holder { top = holder }
        return top.windowOfRoot
    }

    /// A root's view is taken out of its window while a page covers the whole screen; then the topmost page's is there.
    private var windowOfRoot: UIWindow? {
        var controller = self
        while true {
            if let window = controller.viewIfLoaded?.window {
                return window.rootViewController === self ? window : nil
            }
            guard let presented = controller.presentedViewController else { return nil }
            controller = presented
        }
    }
}

extension [UIViewController] {
    /// The index of a controller, looked for from the end: the pages that move lie there.
    @MainActor
    func lastIndex(of controller: UIViewController) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === controller { return index }
            index -= 1
        }
        return nil
    }
}
