/// Says what drops do in a collection view, and does it. iOS 11. Follows Apple's page "UICollectionViewDropDelegate".
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Called when the items are dropped: change the data and the collection view, and say by the coordinator where each item goes.
    ///
    /// Without any change the collection view is as it was before the drag came.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns whether the drag may be of interest. Without it every drag is.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag has come into the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do, whenever the drag moves.
    ///
    /// At the end of a section the place is that of an item that does not exist yet. It is `nil` beside the items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Called when the drag has left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called when the drag is over, wherever it ended, if it has been in the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns how the cell looks that an item goes to; `nil`, as without it, for the whole cell.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

// What Apple declares as optional.
extension UICollectionViewDropDelegate {
    /// Yes.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) {}

    /// Takes a copy, without a place.
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

    /// The whole cell.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// What a drop delegate works with. iOS 11. Follows Apple's page "UICollectionViewDropCoordinator".
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items, in their order.
    var items: [any UICollectionViewDropItem] { get }

    /// The place of the drop; `nil` beside the items, and then the intent is `.unspecified`.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal that held at the drop.
    var proposal: UICollectionViewDropProposal { get }

    /// The session.
    var session: any UIDropSession { get }

    /// Lets an item go to a placeholder, which is inserted without the data source.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext

    /// Lets an item go to an item that you have inserted before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets an item go into a rectangle of an item, in the coordinates of its cell, and shrink to fit there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Lets an item go anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped. iOS 11. Follows Apple's page "UICollectionViewDropItem".
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Where it was in this collection view; `nil` for one from elsewhere, and when the collection view has changed since the drag began.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its preview; zero for one that is not seen.
    var previewSize: CGSize { get }
}

/// A placeholder that waits for data. iOS 11. Follows Apple's page "UICollectionViewDropPlaceholderContext".
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Puts an item in the place of the placeholder. Change the data in the block, which is called with the place of the new item.
    ///
    /// Returns `false`, without calling the block, if the placeholder is gone, as after a reload.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns `false` if it is gone, as after a reload.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Has the placeholder's cell set up again by its handler.
    func setNeedsCellUpdate()
}
