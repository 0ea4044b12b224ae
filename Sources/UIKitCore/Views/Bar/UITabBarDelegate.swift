/// Is told which tab the user chose. Follows Apple's page "UITabBarDelegate".
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user chose a tab, also the one that was chosen already; not when the app did. Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// Called before the sheet for customizing is shown: with the items on it. Optional.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// Called when the sheet for customizing is visible: with the items on it. Optional.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// Called before the sheet for customizing is taken away: with the items that the bar has from now on, and whether they are
    /// others, or in another order. Optional.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// Called when the sheet for customizing has gone: with the bar's items, and whether they have changed. Optional.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Stands in for the optional method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Stands in for the optional method.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// Stands in for the optional method.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Stands in for the optional method.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Stands in for the optional method.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
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
