import PageFlow
import Simulator

/// The visible content of an app, from the window's root to the topmost page.
@MainActor
package enum Screen {
    /// The topmost controller; `nil` if none is visible.
    package static func front(of simulator: Simulator) -> UIViewController? {
        guard let root = root else { return nil }
        var place: [String] = []
        return root.follow(into: &place)
    }

    /// The root of the frontmost window with pages: the key window, if it has pages.
    static var root: UIViewController? {
        let windows = UIApplication.shared.windowsFromTheFront
        return
            (windows.first { $0.isKeyWindow && $0.rootViewController != nil }
            ?? windows.first { $0.rootViewController != nil })?.rootViewController
    }

    /// The classes from the root to the topmost page, and that page.
    static var path: (places: [String], page: UIViewController?) {
        var places: [String] = []
        let page = root?.follow(into: &places)
        return (places, page)
    }

    /// The app's own visible controllers, including containers and pages within pages.
    static var visiblePages: [UIViewController] {
        allControllers.filter { PageClasses.isOfApp($0) && $0.viewIfLoaded?.window != nil }
    }

    /// Whether the first responder for text is behind the topmost page, which hides its keyboard.
    static var isTextCovered: Bool {
        guard let receiver = UIApplication.shared.textReceiver as? UIView,
            let page = sequence(first: receiver as UIResponder, next: \.next).lazy
                .compactMap({ $0 as? UIViewController }).first
        else { return false }
        return page.presentedViewController.map { !$0.isBeingDismissed } ?? false
    }

    /// All controllers of the app's windows, visible or not.
    static var allControllers: [UIViewController] {
        UIApplication.shared.windowsFromTheFront.compactMap(\.rootViewController).flatMap(\.withAllInside)
    }
}

extension UIViewController {
    /// The controller, the controllers in it, and those that it presents. A collapsed split view keeps columns that aren't its children.
    var withAllInside: [UIViewController] {
        let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
        let split = self as? UISplitViewController
        let kept = split.map { $0.isCollapsed ? $0.columnsBesideStack : [] } ?? []
        let inside = children + kept.filter { !children.contains($0) }
        return [self] + inside.flatMap(\.withAllInside) + (presented?.withAllInside ?? [])
    }

    /// Follows the visible child or presentation toward the topmost page, and appends its place to the path.
    func follow(into place: inout [String]) -> UIViewController {
        if let presented = presentedViewController, presented.presentingViewController === self,
            !presented.isBeingDismissed
        {
            noteContents(in: &place)
            place.append("+")
            return presented.follow(into: &place)
        }
        place.append(pageName)
        switch self {
        case let tabs as UITabBarController:
            guard let selected = tabs.selectedViewController else { return self }
            place.append("\(tabs.selectedIndex)")
            return selected.follow(into: &place)
        case let stack as UINavigationController:
            let names = stack.viewControllers.dropLast().map(\.withoutContainers.pageName)
            for name in names where name != place.last { place.append(name) }
            return stack.topViewController?.withoutContainers.follow(into: &place) ?? self
        case let split as UISplitViewController:
            return split.visibleChild?.follow(into: &place) ?? self
        default:
            return self
        }
    }

    /// Appends the visible page behind a modal page.
    private func noteContents(in place: inout [String]) {
        place.append(pageName)
        switch self {
        case let tabs as UITabBarController:
            place.append("\(tabs.selectedIndex)")
            tabs.selectedViewController?.noteContents(in: &place)
        case let stack as UINavigationController:
            for name in stack.viewControllers.map(\.withoutContainers.pageName) where name != place.last {
                place.append(name)
            }
        case let split as UISplitViewController: split.visibleChild?.noteContents(in: &place)
        default: break
        }
    }
}
