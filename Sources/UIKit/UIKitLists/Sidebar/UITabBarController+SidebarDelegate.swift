// Apple's members are optional.
extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}

    /// Returns an item made from the request.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        update item: UITabSidebarItem
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        willBeginDisplaying tab: UITab
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        didEndDisplaying tab: UITab
    ) {}

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns no items.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }

    /// Returns no items.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }

    /// Returns `.cancel`.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction, group: UITabGroup, operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { .cancel }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession
    ) {}
}
