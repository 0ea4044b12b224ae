import UIKit

// The superviews of PageFlow's hidden views.
extension UIViewController {
    /// Whether a hidden view can be added to the page's view. UIKit raises an exception for a visual effect view, and forbids changes of an
    /// alert's views; SwiftUI logs a warning for a hosting view. The views of system controllers and of other processes aren't changed
    /// either.
    var takesHiddenViews: Bool { !(viewIfLoaded is UIVisualEffectView) && HiddenViews.types.contains(self) }

    /// The view that contains the page's mark: the page's own view if it takes one, or else its superview or presentation container. Apps may
    /// add views to a presentation's container view, and SwiftUI's log recommends the common superview.
    var viewForMark: UIView? {
        guard !takesHiddenViews else { return viewIfLoaded }
        guard let view = viewIfLoaded, view.superview != nil else { return nil }
        return presentingViewController == nil || parent != nil
            ? view.superview : presentationController?.containerView
    }
}

@MainActor
private enum HiddenViews {
    /// The page classes whose superclasses are the app's own, up to a UIKit class that leaves its content to the app.
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
