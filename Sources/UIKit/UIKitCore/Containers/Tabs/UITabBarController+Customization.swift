/// The app's settings for the appearance and customization of tabs.
struct TabCustomization {
    /// `nil` after the app has disabled customization.
    var pages: [UIViewController]? = []
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
    var mode = UITabBarController.Mode.automatic
    var identifier: String?
    var compactIdentifiers: [String]?

    /// New view controllers are all customizable. Those that tabs create don't change the app's own choice.
    mutating func follow(_ newPages: [UIViewController], after old: [UIViewController], usesTabs: Bool) {
        let isAppsChoice = pages?.elementsEqual(old, by: ===) != true
        if !usesTabs || !isAppsChoice { pages = newPages }
    }
}

extension UITabBarController {
    /// When the bar is minimized. iOS 26. Follows Apple's page "UITabBarController.MinimizeBehavior".
    public enum MinimizeBehavior: Int, Sendable {
        /// The system decides.
        case automatic
        /// Never.
        case never
        /// While the content is scrolled down.
        case onScrollDown
        /// While the content is scrolled up.
        case onScrollUp
    }

    /// Whether tabs are shown in a bar or also in a sidebar. iOS 18. Follows Apple's page "UITabBarController.Mode".
    public enum Mode: Int, Sendable {
        /// The system decides.
        case automatic
        /// In a bar.
        case tabBar
        /// In a bar or, if there is space, in a sidebar.
        case tabSidebar
    }
}
