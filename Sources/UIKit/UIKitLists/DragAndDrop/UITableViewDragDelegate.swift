/// The methods that provide and track dragged rows of a table view. iOS 11. Follows Apple's page "UITableViewDragDelegate".
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the drag items for a pressed row; an empty array prevents the drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the drag items to add to a drag when the user taps another row, with the point in the content; an empty array adds none.
    /// Optional: by default, none are added.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// Returns the preview parameters of a cell that is lifted or returns; `nil`, the default, for the entire cell.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called when the cells have been lifted and the drag begins to move.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Called when the drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Returns whether the drag allows moving. Default `true`.
    func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Returns whether the drag is restricted to the app. Default `false`.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

// Apple's members are optional.
extension UITableViewDragDelegate {
    /// The default: no items.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }

    /// The default: the entire cell.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// The default: `true`.
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// The default: `false`.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
