// Tabs in groups, and their view controllers.
extension UITabBarController {
    func select(_ tab: UITab) {
        let selected = tab.leaf
        selected.selectInGroups()
        let root = selected.root
        // Only the view controllers of root tabs change, or those of their groups if these have view controllers.
        // Evidence: hunt4-tabs-05.
        guard let page = selected.path.reversed().lazy.compactMap(\.ownPage).first else { return }
        if !pages.holds(page), let index = pages.firstIndex(where: { $0.tab?.root === root }) {
            var newPages = pages
            newPages[index] = page
            root.showInBar()
            setViewControllers(newPages, animated: false)
        }
        selectedViewController = page
    }
}

extension UITab {
    /// The tab in ``UITabBarController/tabs`` that is this tab or contains it.
    var root: UITab { group?.root ?? self }

    /// The tab, its group, the group's group, and so on.
    var path: [UITab] { Array(sequence(first: self) { $0.group }) }

    /// The innermost tab that is selected when this tab is selected.
    var leaf: UITab { (self as? UITabGroup)?.childToSelect?.leaf ?? self }

    /// The innermost selected tab below this one that is reached through tabs without a view controller of their own;
    /// otherwise this tab.
    var selectionWithoutPage: UITab {
        guard let child = (self as? UITabGroup)?.selection, child.providedPage == nil else { return self }
        return child.selectionWithoutPage
    }

    func selectInGroups() {
        group?.selection = self
        group?.selectInGroups()
    }

    /// Shows the title, image and badge in the bar item at the tab's index.
    func showInBar() {
        guard group == nil else { return }
        for page in pagesWithin {
            page.tabBarItem?.title = title
            page.tabBarItem?.image = image
            page.tabBarItem?.badgeValue = badgeValue
        }
    }

    private var pagesWithin: [UIViewController] {
        [providedPage].compactMap { $0 } + ((self as? UITabGroup)?.children.flatMap(\.pagesWithin) ?? [])
    }
}

extension UITabGroup {
    func setSelection(_ tab: UITab?) {
        selection = tab
        guard let tab, let controller = tabBarController, controller.selectedTab?.root === root else {
            return
        }
        controller.selectedTab = tab
    }
}
