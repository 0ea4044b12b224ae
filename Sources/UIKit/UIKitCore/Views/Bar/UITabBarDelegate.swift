/// Is notified of the user's selection in a tab bar. Follows Apple's page "UITabBarDelegate".
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user selects a tab, even the selected one; not when the app does. Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// Called before the customization sheet is shown, with the items on it. Optional.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// Called after the customization sheet is shown, with the items on it. Optional.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// Called before the customization sheet is dismissed, with the new items of the bar, and whether they or their order have changed.
    /// Optional.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// Called after the customization sheet is dismissed, with the bar's items, and whether they have changed. Optional.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// The default implementation of the optional method. Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The default implementation of the optional method. Does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// The default implementation of the optional method. Does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// The default implementation of the optional method. Does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// The default implementation of the optional method. Does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

extension UITabBar {
    /// The distribution of the items over the bar's width. iOS 7. Follows Apple's page "UITabBar.ItemPositioning".
    public enum ItemPositioning: Int, Sendable {
        /// Filled in a compact width, otherwise centered.
        case automatic = 0
        /// Over the whole width.
        case fill = 1
        /// In the center, with the bar's item width and spacing.
        case centered = 2
    }
}
