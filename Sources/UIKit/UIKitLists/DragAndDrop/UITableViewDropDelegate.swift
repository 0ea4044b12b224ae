/// The methods that handle drops in a table view. iOS 11. Follows Apple's page "UITableViewDropDelegate".
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Called when the items are dropped. Change the data and the table view, and set the destination of each item with the coordinator.
    ///
    /// Without a change, the table view returns to its state before the drag.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the delegate can handle the drag. Default `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag has entered the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the proposal for a drop. Called whenever the drag moves.
    ///
    /// At the end of a section, the index path is one past the last row. It is `nil` outside the rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when the drag has exited the table view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag that was in the table view has ended anywhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the preview parameters of the target cell; `nil`, the default, for the entire cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

// Apple's members are optional.
extension UITableViewDropDelegate {
    /// The default: `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// The default: a copy, without an intent.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    /// The default: the entire cell.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// The coordinator of a drop. iOS 11. Follows Apple's page "UITableViewDropCoordinator".
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in order.
    var items: [any UITableViewDropItem] { get }

    /// The index path of the drop; `nil` outside the rows, where the intent is `.unspecified`.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal at the time of the drop.
    var proposal: UITableViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Animates an item to a placeholder, which is inserted without the data source.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext

    /// Animates an item to a row that you have inserted before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a rectangle of a row, in the coordinates of its cell. The preview shrinks to fit.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A dropped item. iOS 11. Follows Apple's page "UITableViewDropItem".
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }

    /// The source index path in this table view; `nil` for an item from elsewhere, and if the table view has changed since the drag began.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the preview; zero if the preview isn't visible.
    var previewSize: CGSize { get }
}

/// The context of a placeholder. iOS 11. Follows Apple's page "UITableViewDropPlaceholderContext".
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The drag item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with a row. Change the data in the block, which is called with the index path of the new row.
    ///
    /// Returns `false`, without calling the block, if the placeholder no longer exists, for example after a reload.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns `false` if it no longer exists, for example after a reload.
    @discardableResult
    func deletePlaceholder() -> Bool
}
