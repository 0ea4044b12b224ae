/// Says what drops do in a table, and does it. iOS 11. Follows Apple's page "UITableViewDropDelegate".
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Called when the items are dropped: change the data and the table, and say by the coordinator where each item goes.
    ///
    /// Without any change the table is as it was before the drag came.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the drag may be of interest. Without it every drag is.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag has come into the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do, whenever the drag moves.
    ///
    /// At the end of a section the place is that of a row that does not exist yet. It is `nil` beside the rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when the drag has left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called when the drag is over, wherever it ended, if it has been in the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns how the cell looks that an item goes to; `nil`, as without it, for the whole cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

// What Apple declares as optional.
extension UITableViewDropDelegate {
    /// Yes.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// Takes a copy, without a place.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    /// The whole cell.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// What a drop delegate works with. iOS 11. Follows Apple's page "UITableViewDropCoordinator".
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items, in their order.
    var items: [any UITableViewDropItem] { get }

    /// The place of the drop; `nil` beside the rows, and then the intent is `.unspecified`.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal that held at the drop.
    var proposal: UITableViewDropProposal { get }

    /// The session.
    var session: any UIDropSession { get }

    /// Lets an item go to a placeholder, which is inserted without the data source.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext

    /// Lets an item go to a row that you have inserted before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets an item go into a rectangle of a row, in the coordinates of its cell, and shrink to fit there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Lets an item go anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped. iOS 11. Follows Apple's page "UITableViewDropItem".
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Where it was in this table; `nil` for one from elsewhere, and when the table has changed since the drag began.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its preview; zero for one that is not seen.
    var previewSize: CGSize { get }
}

/// A placeholder that waits for data. iOS 11. Follows Apple's page "UITableViewDropPlaceholderContext".
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Puts a row in the place of the placeholder. Change the data in the block, which is called with the place of the new row.
    ///
    /// Returns `false`, without calling the block, if the placeholder is gone, as after a reload.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns `false` if it is gone, as after a reload.
    @discardableResult
    func deletePlaceholder() -> Bool
}
