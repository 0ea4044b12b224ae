// Drags from the rows of tabs, and drops on the rows of actions.
extension SidebarList: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        asking(forTabAt: indexPath) {
            $0.tabBarController($1, sidebar: $2, itemsForBeginning: session, tab: $3)
        } ?? []
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
        _ = asking(forActionAt: indexPath) {
            $0.tabBarController(
                $1, sidebar: $2, sidebarAction: $3, group: $4, acceptItemsFrom: coordinator.session)
        }
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
