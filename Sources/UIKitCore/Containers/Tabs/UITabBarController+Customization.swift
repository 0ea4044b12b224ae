/// What an app says of its tabs' looks and of the user's part in them.
struct TabCustomization {
    /// `nil` once the app has said that none can be moved.
    var pages: [UIViewController]? = []
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
    var mode = UITabBarController.Mode.automatic
    var identifier: String?
}

extension UITabBarController {
    /// When the bar becomes small. iOS 26. Follows Apple's page "UITabBarController.MinimizeBehavior".
    public enum MinimizeBehavior: Int, Sendable {
        /// As the system likes it.
        case automatic
        /// Never.
        case never
        /// While the content is scrolled down.
        case onScrollDown
        /// While the content is scrolled up.
        case onScrollUp
    }

    /// Whether tabs are shown in a bar, or in a sidebar too. iOS 18. Follows Apple's page "UITabBarController.Mode".
    public enum Mode: Int, Sendable {
        /// As the system likes it.
        case automatic
        /// In a bar.
        case tabBar
        /// In a bar or, where there is room, a sidebar.
        case tabSidebar
    }
}
