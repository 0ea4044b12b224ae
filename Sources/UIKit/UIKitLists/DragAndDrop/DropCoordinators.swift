import ListUpdates

/// The coordinator that a table view passes to its drop delegate.
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    let proposal: UITableViewDropProposal
    private(set) var items: [any UITableViewDropItem] = []
    private let table: UITableView

    init(_ drop: ListDrop, _ session: any UIDropSession, in table: UITableView) {
        self.table = table
        let operation = drop.proposal.operation
        proposal = drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: operation)
        super.init(drop, session, in: table)
        items = session.items.map { DropItem($0, source: source(of: $0), size: table.previewSize(of: $0)) }
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        let phantom = ListPhantom(.row(placeholder), at: ItemPlace(placeholder.insertionPath))
        table.insert(phantom)
        let context = TablePlaceholderContext(dragItem, phantom, in: table)
        let make: () -> UITargetedDragPreview? = { [weak table] in
            guard let table, let cell = table.cellForRow(at: IndexPath(phantom.place)) else { return nil }
            let parameters = placeholder.previewParametersProvider?(cell) ?? UIDragPreviewParameters()
            return UITargetedDragPreview(view: cell, parameters: parameters)
        }
        go(dragItem, .preview(make), context)
        return context
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        animator(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animator(dragItem, .rect(rect, ofItem: indexPath))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        animator(dragItem, .target(target))
    }

    private func animator(_ item: UIDragItem, _ goal: Goal) -> CoordinatedAnimator {
        let animator = CoordinatedAnimator()
        go(item, goal, animator)
        return animator
    }
}

/// The coordinator that a collection view passes to its drop delegate.
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    let proposal: UICollectionViewDropProposal
    private(set) var items: [any UICollectionViewDropItem] = []
    private let view: UICollectionView

    init(_ drop: ListDrop, _ session: any UIDropSession, in view: UICollectionView) {
        self.view = view
        let operation = drop.proposal.operation
        proposal =
            drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: operation)
        super.init(drop, session, in: view)
        items = session.items.map { DropItem($0, source: source(of: $0), size: view.previewSize(of: $0)) }
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let phantom = ListPhantom(.item(placeholder), at: ItemPlace(placeholder.insertionPath))
        view.insert(phantom)
        let context = CollectionPlaceholderContext(dragItem, phantom, in: view)
        let make: () -> UITargetedDragPreview? = { [weak view] in
            guard let view, let cell = view.cellForItem(at: IndexPath(phantom.place)) else { return nil }
            let parameters = placeholder.previewParametersProvider?(cell) ?? UIDragPreviewParameters()
            return UITargetedDragPreview(view: cell, parameters: parameters)
        }
        go(dragItem, .preview(make), context)
        return context
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        animator(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animator(dragItem, .rect(rect, ofItem: indexPath))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        animator(dragItem, .target(target))
    }

    private func animator(_ item: UIDragItem, _ goal: Goal) -> CoordinatedAnimator {
        let animator = CoordinatedAnimator()
        go(item, goal, animator)
        return animator
    }
}

/// A dropped item and its source index path.
private final class DropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
        super.init()
    }
}

/// The context of a placeholder row.
private final class TablePlaceholderContext: CoordinatedAnimator, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let phantom: ListPhantom
    private weak var table: UITableView?

    init(_ item: UIDragItem, _ phantom: ListPhantom, in table: UITableView) {
        dragItem = item
        self.phantom = phantom
        self.table = table
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        table?.fill(phantom, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { table?.remove(phantom) ?? false }
}

/// The context of a placeholder item.
private final class CollectionPlaceholderContext: CoordinatedAnimator,
    UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let phantom: ListPhantom
    private weak var view: UICollectionView?

    init(_ item: UIDragItem, _ phantom: ListPhantom, in view: UICollectionView) {
        dragItem = item
        self.phantom = phantom
        self.view = view
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        view?.fill(phantom, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { view?.remove(phantom) ?? false }

    func setNeedsCellUpdate() { view?.update(phantom) }
}
