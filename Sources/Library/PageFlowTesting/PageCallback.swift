/// A callback of a view controller, for `expectCallbacks`.
struct PageCallback {
    let controller: String
    let callback: String

    var text: String { "\(controller).\(callback)" }

    /// Whether `expectCallbacks` compares this callback.
    var isCompared: Bool {
        PageCallback.names.contains(callback) && !PageCallback.containers.contains(controller)
    }

    private static let names: Set = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// UIKit's and PageFlow's own containers, which aren't compared. An app's subclasses are pages.
    private static let containers: Set = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "FullScreenNavigationController", "PageWrapper", "PageNavigationController",
    ]
}
