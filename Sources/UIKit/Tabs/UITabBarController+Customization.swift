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

    /// The pages that the user may put elsewhere in the bar. Every change of the pages makes it all of them. `nil`
    /// or empty allows none.
    ///
    /// Follows Apple's page "customizableViewControllers".
    public var customizableViewControllers: [UIViewController]? {
        get { customization.pages }
        set { customization.pages = newValue }
    }

    /// When the bar becomes small, where it can. Default `.automatic`. iOS 26.
    ///
    /// Nothing scrolls here, so that the bar keeps its size. Follows Apple's page "tabBarMinimizeBehavior".
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { customization.minimizeBehavior }
        set { customization.minimizeBehavior = newValue }
    }

    /// Whether tabs are shown in a bar, or in a sidebar too. Default `.automatic`. iOS 18.
    ///
    /// On a phone there is a bar in any mode. Follows Apple's page "mode".
    public var mode: Mode {
        get { customization.mode }
        set { customization.mode = newValue }
    }

    /// The name under which the user's order of tabs is kept; `nil`, the default, keeps none. iOS 18.
    ///
    /// Follows Apple's page "customizationIdentifier".
    public var customizationIdentifier: String? {
        get { customization.identifier }
        set { customization.identifier = newValue }
    }
}
