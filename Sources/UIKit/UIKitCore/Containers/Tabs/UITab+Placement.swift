extension UITab {
    /// The position of a tab in a bar that supports placements. iOS 18. Follows Apple's page "UITab.Placement".
    public enum Placement: Int, Sendable {
        /// `default` for a root tab, and `optional` for a tab in a group.
        case automatic = 0
        /// In the bar, from which the user can remove it.
        case `default` = 1
        /// Not in the bar, to which the user can add it.
        case optional = 2
        /// In the bar, in which the user can move it.
        case movable = 3
        /// At the trailing side of the bar.
        case pinned = 4
        /// In the bar, before all tabs that the user can move or remove.
        case fixed = 5
        /// Never in the bar.
        case sidebarOnly = 6
    }

    /// The effective preferred placement. Follows UITab.h.
    var placement: Placement {
        guard preferredPlacement == .automatic else { return preferredPlacement }
        return group == nil ? .default : .optional
    }

    /// Returns the tabs of a bar that supports placements, in order: fixed ones, movable ones, pinned ones.
    static func placed(_ roots: [UITab]) -> [UITab] {
        let tabs = roots.flatMap(\.visibleWithin)
        return tabs.filter { $0.placement == .fixed }
            + tabs.filter { $0.placement == .default || $0.placement == .movable }
            + tabs.filter { $0.placement == .pinned }
    }

    /// The tab and the tabs in it that aren't hidden.
    private var visibleWithin: [UITab] {
        guard !isHidden else { return [] }
        return [self] + ((self as? UITabGroup)?.displayOrder.flatMap(\.visibleWithin) ?? [])
    }

    var isInBarWithPlacements: Bool {
        guard let controller = tabBarController, controller.barSupportsPlacements else { return false }
        return controller.shownTabs.contains { $0 === self }
    }
}

extension UITabBarController {
    /// Whether the bar supports placements: on iPad since iOS 18, in a regular width.
    var barSupportsPlacements: Bool {
        UIDevice.current.userInterfaceIdiom == .pad && Runtime.current.system >= .iOS(18)
            && traitCollection.horizontalSizeClass == .regular
    }

    /// Whether the bar is at the top, in the row of a navigation bar's buttons: on iPad in the glass design.
    var isBarOnTop: Bool { Runtime.current.design == .glass && barSupportsPlacements }

    /// Whether a view controller has a navigation bar, in whose row the bar is.
    func hasRowOfBar(_ child: UIViewController) -> Bool {
        if let stack = child as? UINavigationController { return !stack.hidesNavigationBar }
        return child is UISplitViewController
    }

    /// The tabs with an item in the bar or a row in More's list, in order.
    ///
    /// A compact width shows the tabs of ``compactTabIdentifiers``. Since iOS 26 a search tab is the last one.
    var shownTabs: [UITab] {
        if barSupportsPlacements { return UITab.placed(rootTabs) }
        var tabs = rootTabs
        let isCompact = traitCollection.horizontalSizeClass != .regular
        if isCompact, let identifiers = customization.compactIdentifiers {
            tabs = tabs.filter { identifiers.contains($0.identifier) }
        }
        guard Runtime.current.system >= .iOS(26) else { return tabs }
        return tabs.filter { !($0 is UISearchTab) } + tabs.filter { $0 is UISearchTab }
    }
}
