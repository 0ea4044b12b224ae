import UIKit

extension PageNode {
    /// Reads a controller and all that hangs on it.
    @MainActor
    init(of controller: UIViewController) {
        self.init(
            String(describing: type(of: controller)), kind: Kind(of: controller),
            children: controller.heldPages.map { PageNode(of: $0) },
            presented: controller.presentedByItself.map { PageNode(of: $0) })
    }
}

extension PageNode.Kind {
    @MainActor
    fileprivate init(of controller: UIViewController) {
        switch controller {
        case is UINavigationController: self = .stack
        case let tabs as UITabBarController: self = .tabs(selected: tabs.chosenIndex)
        default: self = .page
        }
    }
}

extension UITabBarController {
    /// UIKit answers `NSNotFound` without tabs.
    fileprivate var chosenIndex: Int? {
        (viewControllers ?? []).indices.contains(selectedIndex) ? selectedIndex : nil
    }
}

extension UIViewController {
    fileprivate var heldPages: [UIViewController] {
        switch self {
        case let stack as UINavigationController: stack.viewControllers
        case let tabs as UITabBarController: tabs.viewControllers ?? []
        default: children
        }
    }

    /// UIKit's property answers for a controller's ancestors too; the presenter itself is the one it names back.
    fileprivate var presentedByItself: UIViewController? {
        presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    }
}
