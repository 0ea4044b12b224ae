/// The drop interactions that a drag enters, and their proposals.
@MainActor
final class DropTargets {
    private let session: DropSession
    private var current: UIDropInteraction?
    private var proposal: UIDropProposal?
    /// The interactions that the drag has entered.
    private var visited: [UIDropInteraction] = []
    /// Their views, retained during the drag because the app may release them in a callback.
    private var views: [UIView] = []
    private var answers: [(interaction: UIDropInteraction, canHandle: Bool)] = []

    init(_ session: DropSession) {
        self.session = session
    }

    var isOverPlace: Bool { current != nil }

    /// The current operation of a drop; `.cancel` if the items may not be moved as proposed.
    var operation: UIDropOperation {
        let proposed = proposal?.operation ?? .cancel
        return proposed == .move && !session.allowsMoveOperation ? .cancel : proposed
    }

    var acceptsDrop: Bool { operation == .copy || operation == .move }

    func move(to view: UIView?) {
        let place = place(at: view)
        if place !== current { change(to: place) }
        update()
    }

    /// Returns the interaction of the nearest view that can handle the drag.
    private func place(at view: UIView?) -> UIDropInteraction? {
        var view = view
        while let present = view {
            if let text = present as? any DraggedTextView { _ = text.textDragging }
            let own = present.interactions.compactMap { $0 as? UIDropInteraction }
            if let found = own.first(where: canHandle) { return found }
            if own.isEmpty, let paste = present.pasteDrop, canHandle(paste) { return paste }
            view = present.superview
        }
        return nil
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        if interaction === current { return true }
        if interaction.visitors > 0, !interaction.allowsSimultaneousDropSessions { return false }
        if let known = answers.first(where: { $0.interaction === interaction }) { return known.canHandle }
        let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
        answers.append((interaction, answer))
        return answer
    }

    private func change(to place: UIDropInteraction?) {
        exit()
        current = place
        guard let place else { return }
        place.visitors += 1
        if !visited.contains(where: { $0 === place }) {
            visited.append(place)
            if let view = place.view { views.append(view) }
        }
        place.delegate?.dropInteraction(place, sessionDidEnter: session)
    }

    private func exit() {
        guard let old = current else { return }
        current = nil
        proposal = nil
        old.visitors -= 1
        old.delegate?.dropInteraction(old, sessionDidExit: session)
    }

    private func update() {
        guard let current else { return }
        proposal = current.delegate?.dropInteraction(current, sessionDidUpdate: session)
    }

    /// Asks the interactions again, because their answers may differ after items were added.
    func itemsChanged() {
        guard let current else { return answers = [] }
        answers = []
        let answer = current.delegate?.dropInteraction(current, canHandle: session) ?? false
        answers.append((current, answer))
        if !answer { exit() }
    }

    // MARK: Drop

    /// Performs the drop. The transfer contains the requests to the item providers.
    func perform(for transfer: ItemTransfer) {
        guard let current else { return }
        ItemTransfer.current = transfer
        current.delegate?.dropInteraction(current, performDrop: session)
        ItemTransfer.current = nil
    }

    func preview(for item: UIDragItem, _ present: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let current, let delegate = current.delegate else { return nil }
        return delegate.dropInteraction(current, previewForDropping: item, withDefault: present)
    }

    func willAnimate(_ item: UIDragItem, with animator: any UIDragAnimating) {
        guard let current else { return }
        current.delegate?.dropInteraction(current, item: item, willAnimateDropWith: animator)
    }

    func conclude() {
        guard let current else { return }
        current.delegate?.dropInteraction(current, concludeDrop: session)
    }

    /// Notifies the interactions of the end of the drag, wherever it ended.
    func end() {
        current?.visitors -= 1
        for place in visited { place.delegate?.dropInteraction(place, sessionDidEnd: session) }
        visited = []
        views = []
    }
}
