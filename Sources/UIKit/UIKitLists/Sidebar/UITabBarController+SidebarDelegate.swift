extension UITabBarController.Sidebar {
    /// An animator to which animations alongside a change of the visibility can be added. iOS 18. Follows Apple's page
    /// "UITabBarController.Sidebar.Animating".
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
        /// Adds animations. Without an animation of the sidebar they run immediately.
        func addAnimations(_ animations: @escaping () -> Void)

        /// Adds a closure that is called when the animation has ended.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// The methods of a sidebar's delegate. iOS 18. Follows Apple's page "UITabBarController.Sidebar.Delegate".
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Called before the visibility of the sidebar changes.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)

        /// Returns the item of a row. By default, one made from the request.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem

        /// Called when the configuration state of an item has changed, or when the item is reconfigured.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            update item: UITabSidebarItem)

        /// Called before the row of a tab becomes visible.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            willBeginDisplaying tab: UITab)

        /// Called when the row of a tab has disappeared.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            didEndDisplaying tab: UITab)

        /// Returns the swipe actions at the leading edge of a tab's row. Default `nil`.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            leadingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// Returns the swipe actions at the trailing edge of a tab's row. Default `nil`.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// Returns the context menu of a tab's row. Default `nil`.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?

        /// Returns the items of a drag that begins with a tab's row. Default empty: the row can't be dragged. iOS 18.4.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForBeginning dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]

        /// Returns the items that a tap on a tab's row adds to a drag. Default empty. iOS 18.4.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForAddingTo dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]

        /// Returns the operation of a drop on the row of a group's action. Default `.cancel`. iOS 18.4.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            sidebarAction: UIAction, group: UITabGroup,
            operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation

        /// Called for a drop on the row of a group's action, if the operation was `.copy` or `.move`. iOS 18.4.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession)
    }
}

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
