// The user puts tabs elsewhere.
extension UITabBarController {
    /// Shows the sheet on which the user puts tabs elsewhere.
    func beginCustomizing() {
        let movable = (customizableViewControllers ?? []).filter(pages.holds)
        if !movable.isEmpty { tabBar.customize(movable.compactMap(\.tabBarItem)) }
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
        viewControllers = order
        customizableViewControllers = movable
    }

    private func pages(of items: [UITabBarItem]) -> [UIViewController] {
        items.compactMap { item in pages.first { $0.tabBarItem === item } }
    }

    /// All pages, with these items in the bar. A page that has lost its item takes the place of the one that has got it.
    private func order(of items: [UITabBarItem]) -> [UIViewController] {
        let inBar = pages(of: items)
        var displaced = pagesInBar.filter { !inBar.holds($0) }[...]
        return inBar + hiddenPages.map { inBar.holds($0) ? displaced.removeFirst() : $0 }
    }

    /// What the user does on the customization sheet, from its opening to its end. Pages that may not be moved stay where they
    /// are.
    package func userCustomizes(to order: [UIViewController]) {
        guard let movable = customizableViewControllers, !movable.isEmpty else { return }
        delegateStorage?.tabBarController(self, willBeginCustomizing: movable)
        let newOrder = placed(order.filter { movable.holds($0) && pages.holds($0) })
        let hasChanged = !newOrder.elementsEqual(pages, by: ===)
        delegateStorage?.tabBarController(self, willEndCustomizing: newOrder, changed: hasChanged)
        if hasChanged { takeOver(newOrder) }
        delegateStorage?.tabBarController(self, didEndCustomizing: newOrder, changed: hasChanged)
    }

    /// The pages, with those of an order in each other's places.
    private func placed(_ order: [UIViewController]) -> [UIViewController] {
        var rest = order[...]
        return pages.map { order.holds($0) ? rest.removeFirst() : $0 }
    }
}
