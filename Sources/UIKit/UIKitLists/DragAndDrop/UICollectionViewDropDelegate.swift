/// The methods that handle drops in a collection view. iOS 11. Follows Apple's page "UICollectionViewDropDelegate".
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Called when the items are dropped. Change the data and the collection view, and set the destination of each item with the
    /// coordinator.
    ///
    /// Without a change, the collection view returns to its state before the drag.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns whether the delegate can handle the drag. Default `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag has entered the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the proposal for a drop. Called whenever the drag moves.
    ///
    /// At the end of a section, the index path is one past the last item. It is `nil` outside the items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Called when the drag has exited the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag that was in the collection view has ended anywhere.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the preview parameters of the target cell; `nil`, the default, for the entire cell.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

// Apple's members are optional.
extension UICollectionViewDropDelegate {
    /// The default: `true`.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) {}

    /// The default: a copy, without an intent.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {}

    /// The default: the entire cell.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// The coordinator of a drop. iOS 11. Follows Apple's page "UICollectionViewDropCoordinator".
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in order.
    var items: [any UICollectionViewDropItem] { get }

    /// The index path of the drop; `nil` outside the items, where the intent is `.unspecified`.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal at the time of the drop.
    var proposal: UICollectionViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Animates an item to a placeholder, which is inserted without the data source.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext

    /// Animates an item to an item that you have inserted before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a rectangle of an item, in the coordinates of its cell. The preview shrinks to fit.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A dropped item. iOS 11. Follows Apple's page "UICollectionViewDropItem".
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }

    /// The source index path in this collection view; `nil` for an item from elsewhere, and if the collection view has changed since the
    /// drag began.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the preview; zero if the preview isn't visible.
    var previewSize: CGSize { get }
}

/// The context of a placeholder. iOS 11. Follows Apple's page "UICollectionViewDropPlaceholderContext".
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The drag item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with an item. Change the data in the block, which is called with the index path of the new item.
    ///
    /// Returns `false`, without calling the block, if the placeholder no longer exists, for example after a reload.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns `false` if it no longer exists, for example after a reload.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Requests another call of the placeholder's cell update handler.
    func setNeedsCellUpdate()
}
