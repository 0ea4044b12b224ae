/// Is told which tab the user chose. Follows Apple's page "UITabBarDelegate".
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user chose a tab, also the one that was chosen already; not when the app did. Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Stands in for the optional method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    /// How the items share the bar's width. iOS 7. Follows Apple's page "UITabBar.ItemPositioning".
    public enum ItemPositioning: Int, Sendable {
        /// Filled in a compact width, centred otherwise.
        case automatic = 0
        /// Over the whole width.
        case fill = 1
        /// In the middle, with the bar's item width and spacing.
        case centered = 2
    }
}
