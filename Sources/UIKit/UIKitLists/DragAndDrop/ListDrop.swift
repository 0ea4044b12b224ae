import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// The drop interaction of a list.
@MainActor
final class ListDrop: NSObject, UIDropInteractionDelegate {
    private unowned let list: any DraggingList
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private(set) var session: (any UIDropSession)?
    private(set) var destination: IndexPath?
    private(set) var proposal = UIDropProposal(operation: .cancel)
    private var intent = ListDropIntent.unspecified
    private var coordinator: ListDropCoordinator?
    /// The item that the data source has moved, and its destination.
    private var moved: (item: UIDragItem, goal: IndexPath)?
    private lazy var edges = EdgeScroll(of: list) { [weak self] _ in self?.update() }

    init(in list: any DraggingList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list.canHandle(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        list.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        self.session = session
        update()
        edges.follow(session.location(in: list))
        return proposal
    }

    /// The list's own item, if it is the only dragged item: it can be reordered.
    private var ownItem: IndexPath? {
        guard let session, session.items.count == 1, session.allowsMoveOperation else { return nil }
        return list.dragging?.drag?.source(of: session.items[0])
    }

    private func update() {
        guard let session else { return }
        let point = session.location(in: list)
        let own = ownItem
        destination = list.dropPlace(at: point, isReordering: own != nil)
        proposal = list.dropProposal(session, at: destination)
        intent =
            destination == nil ? .unspecified : list.dropIntent(of: proposal, at: point, item: destination)
        show(own)
    }

    /// Opens a gap, or highlights the item into which the drop would insert. Opens no gap for several items of the list itself, or for a
    /// drop that isn't accepted. Evidence: drag-drop-04.
    private func show(_ own: IndexPath?) {
        let isTaken = proposal.operation == .copy || proposal.operation == .move
        let isAllowed = proposal.operation != .move || session?.allowsMoveOperation == true
        let gap = isTaken && isAllowed && intent == .insertAt && (own != nil || !hasOwnItems)
        if gap, let destination {
            list.openGap(at: destination, from: proposal.operation == .move ? own : nil)
        } else {
            list.closeGap(animated: true)
        }
        list.highlightDrop(at: isTaken && intent == .insertInto ? destination : nil)
    }

    private var hasOwnItems: Bool {
        guard let session, let drag = list.dragging?.drag else { return false }
        return session.items.contains { drag.source(of: $0) != nil }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave(animated: true)
        list.dropDidExit(session)
    }

    private func leave(animated: Bool) {
        edges.end()
        list.closeGap(animated: animated)
        list.highlightDrop(at: nil)
        session = nil
    }

    // MARK: Drop

    /// The data source moves an item of the list itself; otherwise the drop delegate handles the drop.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        edges.end()
        list.highlightDrop(at: nil)
        if let own = ownItem, let goal = destination, proposal.operation == .move, intent == .insertAt,
            list.dataSourceMoves(own)
        {
            list.move(own, to: goal)
            moved = (session.items[0], goal)
            return
        }
        list.closeGap(animated: false)
        coordinator = list.performDrop(of: self, session)
        UIView.animateTouchably(withDuration: DragAnimator.duration) { self.list.layoutIfNeeded() }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        list.layoutIfNeeded()
        if let moved, moved.item === item { return list.cellPreview(at: moved.goal) }
        return coordinator?.preview(for: item, of: defaultPreview) ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { coordinator?.follow(animator, for: item) }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        coordinator = nil
        moved = nil
        self.session = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if moved == nil, coordinator == nil { leave(animated: true) }
        edges.end()
        self.session = nil
        list.dropDidEnd(session)
    }
}

extension DraggingList {
    /// The preview of an item's cell as the target of a dropped item; `nil` if the cell isn't visible.
    func cellPreview(at item: IndexPath) -> UITargetedDragPreview? {
        cellToLift(at: item).map {
            UITargetedDragPreview(view: $0, parameters: dropParameters(at: item) ?? UIDragPreviewParameters())
        }
    }
}
