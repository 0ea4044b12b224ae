import UIKit

// Where a hidden view of the library's may lie.
extension UIViewController {
    /// Whether the page's view takes hidden views. UIKit raises for an effect view, forbids changing an alert's views, and SwiftUI logs for a
    /// hosting view; what a system controller or another process draws is no place either.
    var takesHiddenViews: Bool { !(viewIfLoaded is UIVisualEffectView) && HiddenViews.types.contains(self) }

    /// The view that holds the page's mark: the page's own where that takes one, else the one that the page is shown in. A presentation's
    /// container view is meant for an app's additions, and SwiftUI's log names the common superview as the place for other views.
    var viewForMark: UIView? {
        guard !takesHiddenViews else { return viewIfLoaded }
        guard let view = viewIfLoaded, view.superview != nil else { return nil }
        return presentingViewController == nil || parent != nil
            ? view.superview : presentationController?.containerView
    }
}

@MainActor
private enum HiddenViews {
    /// Classes of pages that are the app's own down to one of UIKit's that it fills itself.
    static let types = TypeCache { page in
        let classes = sequence(first: Mirror(reflecting: page)) { $0.superclassMirror }.map(\.subjectType)
        return !classes.prefix { type in !basics.contains { $0 == type } }.contains(where: isOfSystem)
    }

    private static let basics: [Any.Type] = [
        UIViewController.self, UINavigationController.self, UITabBarController.self,
        UISplitViewController.self,
        UIPageViewController.self, UITableViewController.self, UICollectionViewController.self,
    ]

    private nonisolated static func isOfSystem(_ type: Any.Type) -> Bool {
        guard let type = type as? AnyClass else { return false }
        return Bundle(for: type).bundlePath.contains("/System/Library/")
            || String(reflecting: type).hasPrefix("UIKit")
    }
}
