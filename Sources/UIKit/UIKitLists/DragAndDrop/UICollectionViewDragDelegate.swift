/// The methods that provide and track dragged items of a collection view. iOS 11. Follows Apple's page "UICollectionViewDragDelegate".
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the drag items for a pressed item; an empty array prevents the drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the drag items to add to a drag when the user taps another item, with the point in the content; an empty array adds none.
    /// Optional: by default, none are added.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// Returns the preview parameters of a cell that is lifted or returns; `nil`, the default, for the entire cell.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called when the cells have been lifted and the drag begins to move.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// Called when the drag has ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Returns whether the drag allows moving. Default `true`.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Returns whether the drag is restricted to the app. Default `false`.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

// Apple's members are optional.
extension UICollectionViewDragDelegate {
    /// The default: no items.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }

    /// The default: the entire cell.
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) {}

    /// The default: `true`.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// The default: `false`.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
