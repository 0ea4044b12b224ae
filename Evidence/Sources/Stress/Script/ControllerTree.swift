import Simulator

// The app's tree as UIKit tells it.
extension UIViewController {
    /// What this controller itself presents, not one of its ancestors.
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

    /// This controller and those beneath and above it that are visible.
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
