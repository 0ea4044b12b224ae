import Simulator

// The app's controller tree, according to UIKit's properties.
extension UIViewController {
    /// The view controller that this controller presented itself, not one that an ancestor presented.
    var ownPresented: UIViewController? {
        presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    }

    var withDescendants: [UIViewController] {
        [self] + children.flatMap(\.withDescendants) + (ownPresented?.withDescendants ?? [])
    }

    /// The children that are visible when this controller is.
    var childrenInSight: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
        default: children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
        }
    }

    /// The visible controllers among this one, its descendants and its presentations.
    var inSight: [UIViewController] {
        let above = ownPresented
        let isCovered = above.map { $0.modalPresentationStyle == .fullScreen } ?? false
        let own = isCovered ? [] : [self] + childrenInSight.flatMap(\.ownInSight)
        return own + (above?.inSight ?? [])
    }

    private var ownInSight: [UIViewController] {
        [self] + childrenInSight.flatMap(\.ownInSight)
    }
}
