import UIKitInteraction

/// The drag interaction of a list's items.
@MainActor
final class ListDrag: NSObject, UIDragInteractionDelegate, LiftedSource {
    private unowned let list: any DraggingList
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private var sources: [(item: UIDragItem, path: IndexPath?)] = []
    private var lifted: [(item: UIDragItem, path: IndexPath)] = []
    /// The cells of the dragged items.
    private var cells: [UIView] = []
    /// The number of active drags.
    private(set) var activeCount = 0

    init(of list: any DraggingList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    /// The source index path of an item; `nil` for an item from elsewhere.
    func source(of item: UIDragItem) -> IndexPath? {
        sources.first { $0.item === item }.flatMap(\.path)
    }

    func forgetSources() {
        if activeCount > 0 { sources = sources.map { ($0.item, nil) } }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let path = list.pressedItem(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(for: session, at: path)
        if activeCount == 0 { (sources, lifted, cells) = ([], [], []) }
        take(items, path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.pressedItem(at: point) else { return [] }
        let items = list.dragItems(addedTo: session, at: path, point)
        take(items, path)
        return items
    }

    private func take(_ items: [UIDragItem], _ path: IndexPath) {
        sources += items.map { ($0, path) }
        lifted += items.map { ($0, path) }
        guard !items.isEmpty, let cell = list.cellToLift(at: path) else { return }
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    }

    /// Only the first of several items of one cell has a preview.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let place = lifted.firstIndex(where: { $0.item === item }) else { return nil }
        let path = lifted[place].path
        guard !lifted[..<place].contains(where: { $0.path == path }), let cell = list.cellToLift(at: path)
        else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
    }

    private func show(_ state: ListDragState) {
        for cell in cells { list.show(state, of: cell) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { show(.lifting) }

    func wasPutDown() { show(.none) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        activeCount += 1
        show(.dragging)
        list.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        if addingInteraction === interaction { show(.dragging) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragAllowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.dragIsRestricted(session) }

    /// The item returns to its cell, if that is visible.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let path = source(of: item), let cell = list.cellToLift(at: path) else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        activeCount -= 1
        show(.none)
        if activeCount == 0 { (sources, lifted, cells) = ([], [], []) }
        list.dragDidEnd(session)
    }
}
