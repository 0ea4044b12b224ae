import ListUpdates

/// A list that supports drag and drop: a table or collection view. iOS 11.
@MainActor
protocol DraggingList: UIScrollView {
    var dragging: ListDragging? { get set }

    // Dragging.
    var providesDrags: Bool { get }
    var dragsByDefault: Bool { get }
    func pressedItem(at point: CGPoint) -> IndexPath?
    func cellToLift(at item: IndexPath) -> UIView?
    func dragItems(for session: any UIDragSession, at item: IndexPath) -> [UIDragItem]
    func dragItems(addedTo session: any UIDragSession, at item: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at item: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func show(_ state: ListDragState, of cell: UIView)

    // Dropping.
    var takesDrops: Bool { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, at item: IndexPath?) -> UIDropProposal
    func dropIntent(of proposal: UIDropProposal, at point: CGPoint, item: IndexPath?) -> ListDropIntent
    func dropParameters(at item: IndexPath) -> UIDragPreviewParameters?
    func performDrop(of drop: ListDrop, _ session: any UIDropSession) -> ListDropCoordinator

    // Drop positions.
    func dropPlace(at point: CGPoint, isReordering: Bool) -> IndexPath?
    func openGap(at item: IndexPath, from source: IndexPath?)
    func closeGap(animated: Bool)
    func highlightDrop(at item: IndexPath?)
    /// Whether the data source moves an item that is dropped in its own list.
    func dataSourceMoves(_ item: IndexPath) -> Bool
    func move(_ item: IndexPath, to goal: IndexPath)
}

enum ListDragState { case none, lifting, dragging }

/// The placement of a drop in a table or collection view.
enum ListDropIntent { case unspecified, insertAt, insertInto }

/// The drag and drop state of a list.
@MainActor
final class ListDragging {
    var isEnabled: Bool?
    var drag: ListDrag?
    var drop: ListDrop?
    var phantoms = ListPhantoms()
    /// The row gap of a table view.
    var gap: TableGap?
    /// The gap of a collection view.
    var itemGap: ItemGap?
    /// The highlighted item, into which a drop would insert.
    var highlighted: IndexPath?
    var cadence = UICollectionView.ReorderingCadence.immediate
    /// The timer that opens a gap when the drag has paused.
    var pendingGap: MainLoop.Timer?
    var spring: ListSpring?
}

extension DraggingList {
    var ensuredDragging: ListDragging {
        if let dragging { return dragging }
        let made = ListDragging()
        dragging = made
        return made
    }

    /// Installs the drag and drop interactions for which there is a delegate.
    func updateDragging() {
        if providesDrags {
            let dragging = ensuredDragging
            if dragging.drag == nil { dragging.drag = ListDrag(of: self) }
            dragging.drag?.interaction.isEnabled = dragging.isEnabled ?? dragsByDefault
        } else {
            dragging?.drag.map { removeInteraction($0.interaction) }
            dragging?.drag = nil
        }
        if takesDrops {
            let dragging = ensuredDragging
            if dragging.drop == nil { dragging.drop = ListDrop(in: self) }
        } else {
            dragging?.drop.map { removeInteraction($0.interaction) }
            dragging?.drop = nil
        }
    }

    var dragsByDefault: Bool { UIDragInteraction.isEnabledByDefault }

    /// Removes gaps and placeholders after a reload.
    func forgetDragging() {
        guard let dragging else { return }
        dragging.phantoms = ListPhantoms()
        dragging.gap = nil
        dragging.itemGap = nil
        dragging.highlighted = nil
        draggedItemsHaveMoved()
    }

    /// Discards the source index paths of dragged items after a change of the data.
    func draggedItemsHaveMoved() { dragging?.drag?.forgetSources() }
}
