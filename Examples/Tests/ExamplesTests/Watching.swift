import Simulator

/// Weak references to controllers, for checking which are alive.
@MainActor
final class Attendance {
    private struct Entry {
        weak var page: UIViewController?
    }

    private var entries: [Entry] = []

    func note(_ pages: [UIViewController]) {
        for page in pages where !entries.contains(where: { $0.page === page }) {
            entries.append(Entry(page: page))
        }
    }

    /// The class names of the controllers that are alive, in the order in which they were added.
    var alive: [String] { entries.compactMap(\.page).map(className) }
}

@MainActor
func className(_ page: UIViewController) -> String { String(describing: type(of: page)) }

extension UIViewController {
    /// The controllers in this one and presented over it: stacks, tabs and presentations, outermost first.
    var everyone: [UIViewController] {
        let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
        return [self] + children.flatMap(\.everyone) + (presented?.everyone ?? [])
    }

    /// The stacks and modal pages as one text: `MainNavigationVC(VCN1 VCN2) + VCM1`.
    var shape: String {
        let inside = children.isEmpty ? "" : "(" + children.map(\.shape).joined(separator: " ") + ")"
        let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
        return className(self) + inside + (presented.map { " + " + $0.shape } ?? "")
    }
}

extension UIWindow {
    /// The page that the user sees: the last presented controller, in it the selected tab, in it the top of the stack.
    var visiblePage: UIViewController {
        var page = rootViewController!
        while let inner = page.inner { page = inner }
        return page
    }
}

extension UIViewController {
    /// The controller that is visible in place of this one.
    fileprivate var inner: UIViewController? {
        if let presentedViewController, presentedViewController.presentingViewController === self {
            return presentedViewController
        }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController }
        return (self as? UINavigationController)?.topViewController
    }
}
