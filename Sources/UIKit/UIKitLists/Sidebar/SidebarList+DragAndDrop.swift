// Drags from the rows of tabs, drops on the rows of actions, and tabs that are moved within their group.
extension SidebarList: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let items = asking(forTabAt: indexPath) {
            $0.tabBarController($1, sidebar: $2, itemsForBeginning: session, tab: $3)
        }
        if let items, !items.isEmpty { return items }
        guard let tab = row(at: indexPath)?.tab, tab.parent?.allowsReordering == true else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = MovedTab(tab)
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        asking(forTabAt: indexPath) {
            $0.tabBarController($1, sidebar: $2, itemsForAddingTo: session, tab: $3)
        } ?? []
    }
}

extension SidebarList: UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        if let moved = movedTab(in: session) {
            let isWithin = destinationIndexPath.flatMap { row(at: $0)?.tab?.parent } === moved.parent
            return UICollectionViewDropProposal(
                operation: isWithin ? .move : .cancel, intent: .insertAtDestinationIndexPath)
        }
        let operation = destinationIndexPath.flatMap {
            asking(forActionAt: $0) {
                $0.tabBarController(
                    $1, sidebar: $2, sidebarAction: $3, group: $4,
                    operationForAcceptingItemsFrom: session)
            }
        }
        return UICollectionViewDropProposal(
            operation: operation ?? .cancel, intent: .insertIntoDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard [.copy, .move].contains(coordinator.proposal.operation),
            let indexPath = coordinator.destinationIndexPath
        else { return }
        if let moved = movedTab(in: coordinator.session) { return move(moved, to: indexPath, coordinator) }
        _ = asking(forActionAt: indexPath) {
            $0.tabBarController(
                $1, sidebar: $2, sidebarAction: $3, group: $4, acceptItemsFrom: coordinator.session)
        }
    }

    private func movedTab(in session: any UIDropSession) -> UITab? {
        (session.items.first?.localObject as? MovedTab)?.tab
    }

    /// Moves a tab to the position of another tab of its group.
    private func move(
        _ tab: UITab, to goal: IndexPath, _ coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let group = tab.parent, let tabs = sidebar?.tabs, let other = row(at: goal)?.tab else { return }
        var order = group.displayOrder
        guard let start = order.firstIndex(where: { $0 === tab }),
            let end = order.firstIndex(where: { $0 === other })
        else { return }
        order.insert(order.remove(at: start), at: end)
        tabs.userReorders(order, of: group)
        show(moved: tab)
        if let item = coordinator.items.first?.dragItem { coordinator.drop(item, toItemAt: goal) }
    }

    /// Calls a method of the sidebar's delegate for a row's action.
    private func asking<Answer>(
        forActionAt indexPath: IndexPath,
        _ ask: (
            any UITabBarController.Sidebar.Delegate, UITabBarController, UITabBarController.Sidebar, UIAction,
            UITabGroup
        ) -> Answer
    ) -> Answer? {
        guard let sidebar, let tabs = sidebar.tabs, let delegate = sidebar.delegate,
            let row = row(at: indexPath), let action = row.action, let group = row.owner
        else { return nil }
        return ask(delegate, tabs, sidebar, action, group)
    }
}

/// A tab that the user moves within its group.
private final class MovedTab {
    let tab: UITab

    init(_ tab: UITab) { self.tab = tab }
}
