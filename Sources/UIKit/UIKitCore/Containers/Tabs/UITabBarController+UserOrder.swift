// Reordering of tabs by the user.
extension UITabBarController {
    /// Shows the sheet for reordering tabs.
    func beginCustomizing() {
        _ = everyPage
        let movable = (customizableViewControllers ?? []).filter(pages.holds)
        if !movable.isEmpty { tabBar.customize(movable.compactMap(item)) }
    }

    func willBeginCustomizing(_ items: [UITabBarItem]) {
        delegateStorage?.tabBarController(self, willBeginCustomizing: pages(of: items))
    }

    func willEndCustomizing(_ items: [UITabBarItem], hasChanged: Bool) {
        let order = hasChanged ? order(of: items) : pages
        delegateStorage?.tabBarController(self, willEndCustomizing: order, changed: hasChanged)
    }

    func didEndCustomizing(_ items: [UITabBarItem], hasChanged: Bool) {
        let order = hasChanged ? order(of: items) : pages
        if hasChanged { takeOver(order) }
        delegateStorage?.tabBarController(self, didEndCustomizing: order, changed: hasChanged)
    }

    private func takeOver(_ order: [UIViewController]) {
        let movable = customization.pages
        if usesTabs { takeOver(tabsIn: order) } else { viewControllers = order }
        customizableViewControllers = movable
    }

    private func takeOver(tabsIn order: [UIViewController]) {
        let tabs = order.compactMap { rootTab(of: $0) }
        replaceTabs(tabs + tabList.filter { tab in !tabs.contains { $0 === tab } }, animated: false)
    }

    private func item(of page: UIViewController) -> UITabBarItem? {
        usesTabs ? rootTab(of: page)?.barItem : page.tabBarItem
    }

    private func pages(of items: [UITabBarItem]) -> [UIViewController] {
        let pages = everyPage ?? []
        return items.compactMap { tabItem in pages.first { item(of: $0) === tabItem } }
    }

    /// All view controllers, with the given items in the bar. One that has lost its item swaps positions with the one that has got it.
    private func order(of items: [UITabBarItem]) -> [UIViewController] {
        let inBar = pages(of: items)
        var displaced = pagesInBar.filter { !inBar.holds($0) }[...]
        return inBar + hiddenPages.map { inBar.holds($0) ? displaced.removeFirst() : $0 }
    }

    /// Reorders the tabs on the customization sheet, including opening and closing it. View controllers that can't be moved stay in
    /// position.
    package func userCustomizes(to order: [UIViewController]) {
        _ = everyPage
        guard let movable = customizableViewControllers, !movable.isEmpty else { return }
        delegateStorage?.tabBarController(self, willBeginCustomizing: movable)
        let newOrder = placed(order.filter { movable.holds($0) && pages.holds($0) })
        let hasChanged = !newOrder.elementsEqual(pages, by: ===)
        delegateStorage?.tabBarController(self, willEndCustomizing: newOrder, changed: hasChanged)
        if hasChanged { takeOver(newOrder) }
        delegateStorage?.tabBarController(self, didEndCustomizing: newOrder, changed: hasChanged)
    }

    /// Returns the view controllers, with those of an order moved to each other's positions.
    private func placed(_ order: [UIViewController]) -> [UIViewController] {
        var rest = order[...]
        return pages.map { order.holds($0) ? rest.removeFirst() : $0 }
    }
}
