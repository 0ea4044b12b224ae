// The stack of a group's managing navigation controller: a level for each selected tab.
extension UITab {
    /// The outermost group with a managing navigation controller among this tab and its groups.
    var outermostManager: UITabGroup? {
        path.reversed().lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// Shows the selected tabs in the stack of the managing group, if there is one.
    func showManagedStack() {
        outermostManager?.showManagedStack(to: self, delegate: tabBarController?.delegateStorage)
    }

    /// Whether a view controller is the managing navigation controller of this tab, or of a tab in it that is shown.
    func manages(_ page: UIViewController) -> Bool {
        guard let group = self as? UITabGroup else { return false }
        if let stack = group.managingNavigationController { return stack === page }
        return group.provider == nil && group.children.contains { $0.manages(page) }
    }

    /// The managing navigation controller of the tab if it is a group, or else its own view controller.
    var stackOrPage: UIViewController? { (self as? UITabGroup)?.managingNavigationController ?? ownPage }
}

extension UITabGroup {
    /// Shows the selected tabs of the group in its stack: each tab's view controllers, from the group to the leaf. View controllers above
    /// the leaf's stay while the leaf is selected.
    ///
    /// The delegate may replace each level. Follows UITabGroup.h and UITabBarController.h. Evidence: hunt4-tabs-06, hunt4-tabs-07.
    func showManagedStack(to leaf: UITab, delegate: (any UITabBarControllerDelegate)?) {
        guard let stack = managingNavigationController, let controller = tabBarController else { return }
        let pushed = leaf === managed.leaf ? stack.viewControllers.filter { !managed.pages.holds($0) } : []
        let levels = leaf.path.reversed().drop { $0 !== self }
        let pages = levels.flatMap { tab -> [UIViewController] in
            let proposed = [tab.ownPage].compactMap { $0 } + (tab === leaf ? pushed : [])
            guard let delegate else { return proposed }
            return delegate.tabBarController(
                controller, displayedViewControllersFor: tab, proposedViewControllers: proposed)
        }
        managed = ManagedLevels(leaf: leaf, pages: pages.filter { !pushed.holds($0) })
        if !pages.elementsEqual(stack.viewControllers, by: ===) {
            stack.setViewControllers(pages, animated: false)
        }
    }
}

/// The last stack of a managing navigation controller.
struct ManagedLevels {
    weak var leaf: UITab?
    /// Without those that were pushed above the leaf's.
    var pages: [UIViewController] = []
}
