/// A callback of a controller, as `expectCallbacks` compares it.
struct PageCallback {
    let controller: String
    let callback: String

    var text: String { "\(controller).\(callback)" }

    /// Whether it is one of those that are compared, of a page.
    var isCompared: Bool {
        PageCallback.names.contains(callback) && !PageCallback.containers.contains(controller)
    }

    private static let names: Set = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// UIKit's and PageFlow's own; an app's subclasses are pages of the app.
    private static let containers: Set = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "FullScreenNavigationController", "PageWrapper", "PageNavigationController",
    ]
}
