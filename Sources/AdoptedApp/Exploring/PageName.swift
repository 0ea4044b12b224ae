import Simulator

/// What tells a page from others: the class of its controller, and its place among containers and what presents it.
struct PageName: Hashable {
    /// The classes from the window's root to the page in front.
    let place: [String]
    /// The class of the controller in front.
    let controller: String

    /// The page that an app shows now; `nil` where nothing is visible.
    @MainActor
    static func current(of simulator: Simulator) -> PageName? {
        let window = UIApplication.shared.windowsFromTheFront.first { $0.rootViewController != nil }
        guard let root = window?.rootViewController else { return nil }
        var place: [String] = []
        let page = root.follow(into: &place)
        return PageName(place: place, controller: page.className)
    }

    /// The name as a file's: the controller's class, without what cannot stand there.
    var fileName: String { String(controller.map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
}

extension UIViewController {
    /// The class of the controller; of an alert its title as well.
    fileprivate var className: String {
        let name = String(describing: type(of: self))
        guard let alert = self as? UIAlertController else { return name }
        return [name, alert.title ?? alert.message].compactMap { $0 }.joined(separator: " ")
    }

    /// Goes on to the page in front, and notes the way.
    fileprivate func follow(into place: inout [String]) -> UIViewController {
        if let presented = presentedViewController, presented.presentingViewController === self,
            !presented.isBeingDismissed
        {
            place.append("+")
            return presented.follow(into: &place)
        }
        place.append(className)
        switch self {
        case let tabs as UITabBarController:
            guard let selected = tabs.selectedViewController else { return self }
            place.append("\(tabs.selectedIndex)")
            return selected.follow(into: &place)
        case let stack as UINavigationController:
            let classes = stack.viewControllers.dropLast().map(\.className)
            for name in classes where name != place.last { place.append(name) }
            return stack.topViewController?.follow(into: &place) ?? self
        case let split as UISplitViewController:
            return split.viewControllers.last?.follow(into: &place) ?? self
        default:
            return self
        }
    }
}
