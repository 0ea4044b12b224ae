/// A drag, from the lift of the items until they are dropped or have returned to their original positions.
@MainActor
final class DragCourse: ItemDrag {
    private enum Phase { case asked, lifting, lifted, dragging, ending }

    let session: DragSession
    private let dropSession: DropSession
    private let targets: DropTargets
    private let springs: SpringLoads
    private let stage: DragStage
    private let source: UIDragInteraction
    /// The source view, retained during the drag because the app may release it in a callback.
    private let sourceView: UIView?
    /// The interactions and the items that each has provided, the source first.
    private var providers: [(interaction: UIDragInteraction, items: [UIDragItem])]
    private let liftAnimator = DragAnimator()
    private var phase = Phase.asked
    private let start: CGPoint
    /// The distance that the finger moves before the drag begins, in points. Apple doesn't document it.
    private static let slack: CGFloat = 10

    init(_ session: DragSession, of source: UIDragInteraction, in window: UIWindow) {
        self.session = session
        self.source = source
        sourceView = source.view
        providers = [(source, session.items)]
        dropSession = DropSession(of: session)
        targets = DropTargets(dropSession)
        springs = SpringLoads(session.dragged)
        stage = DragStage(in: window, at: session.dragged.point)
        start = session.dragged.point
        askAboutSession()
    }

    private func askAboutSession() {
        let (session, source) = (Weak(session), Weak(source))
        self.session.dragged.ask {
            guard let session = session.object, let source = source.object else { return true }
            return source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: session) ?? true
        } restriction: {
            guard UIDragInteraction.isEnabledByDefault, let session = session.object,
                let source = source.object
            else { return false }
            return source.delegate?.dragInteraction(
                source, sessionIsRestrictedToDraggingApplication: session) ?? false
        }
    }
}

private struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}

// Lifting.
extension DragCourse {
    /// Lifts the items. While a context menu shows them lifted, the drag doesn't show them, too.
    func lift(besides menu: UIContextMenuInteraction?) {
        guard phase == .asked else { return }
        phase = .lifting
        for item in session.items { stage.add(item, liftPreview(of: item, source)) }
        source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
        if menu == nil { stage.appear() }
        UIView.animateTouchably(withDuration: DragAnimator.duration) { [self] in
            stage.lift()
            liftAnimator.makeChanges()
        } completion: { [self] _ in
            wasLifted()
        }
    }

    private func liftPreview(of item: UIDragItem, _ interaction: UIDragInteraction) -> UITargetedDragPreview?
    {
        let answer: UITargetedDragPreview?? = interaction.delegate.flatMap { delegate in
            OptionalMember.ask {
                delegate.dragInteraction(interaction, previewForLifting: item, session: session)
            }
        }
        if let answer { return answer }
        guard let view = interaction.view, view.windowLink != nil else { return nil }
        return UITargetedDragPreview(view: view)
    }

    private func wasLifted() {
        guard phase == .lifting else { return }
        phase = .lifted
        liftAnimator.end(at: .end)
    }

    /// Cancels the lift. Called when another gesture was recognized, or when the finger lifted before it moved.
    private func setDown() {
        phase = .ending
        UIView.animateTouchably(withDuration: DragAnimator.duration) { [self] in
            stage.setDownAll()
        } completion: { [self] _ in
            stage.leave()
            liftAnimator.end(at: .start)
            (source.delegate as? any LiftedSource)?.wasPutDown()
        }
    }

    func yield() {
        if phase == .lifting || phase == .lifted { setDown() }
    }
}

// Moving.
extension DragCourse {
    func move(to point: CGPoint, menu: UIContextMenuInteraction?) {
        session.dragged.point = point
        if phase == .lifted, point.distance(to: start) > Self.slack { begin(menu) }
        guard phase == .dragging else { return }
        stage.carry(to: point)
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        find()
    }

    /// Begins the drag and closes an open context menu.
    private func begin(_ menu: UIContextMenuInteraction?) {
        phase = .dragging
        menu?.dismissMenu()
        stage.appear()
        session.dragged.isLocked = true
        DragCourses.current.begin(self)
        for item in session.items { followPreview(of: item) }
        source.delegate?.dragInteraction(source, sessionWillBegin: session)
        _ = source.delegate?.dragInteraction(source, prefersFullSizePreviewsFor: session)
        stage.gather()
    }

    private func followPreview(of item: UIDragItem) {
        if item.previewProvider != nil { stage.show(item) }
        item.onPreviewChange = { [weak stage, weak item] in
            if let item { stage?.show(item) }
        }
    }

    /// Finds the drop interaction under the finger, and gets its proposal.
    private func find() {
        guard let window = session.dragged.window else { return }
        let place = window.convert(session.dragged.point, to: nil as UIWindow?)
        let view = Runtime.current.application.fingers.view(at: place)
        targets.move(to: view)
        springs.move(to: view)
        stage.show(targets.isOverPlace ? targets.operation : nil)
    }

    /// Adds items that the user has tapped with another finger.
    func add(_ items: [UIDragItem], of interaction: UIDragInteraction) {
        guard phase == .dragging else { return }
        if !providers.contains(where: { $0.interaction === interaction }) {
            providers.append((interaction, []))
        }
        for provider in providers {
            provider.interaction.delegate?.dragInteraction(
                provider.interaction, session: session, willAdd: items, for: interaction)
        }
        if let place = providers.firstIndex(where: { $0.interaction === interaction }) {
            providers[place].items += items
        }
        session.dragged.items += items
        session.dragged.isLocked = true
        for item in items {
            stage.add(item, liftPreview(of: item, interaction))
            followPreview(of: item)
        }
        UIView.animateTouchably(withDuration: DragAnimator.duration) { self.stage.gather() }
        targets.itemsChanged()
        find()
    }
}

// Ending.
extension DragCourse {
    /// Ends the drag when the finger lifts.
    func end() {
        switch phase {
        case .lifting, .lifted: setDown()
        case .dragging: targets.acceptsDrop ? drop() : cancel(targets.operation)
        case .asked, .ending: break
        }
    }

    /// Cancels the drag. Called when the system cancels the touch or the interaction is removed.
    func breakOff() {
        switch phase {
        case .lifting, .lifted: setDown()
        case .dragging: cancel(.cancel)
        case .asked, .ending: break
        }
    }

    private func leaveDragging(with operation: UIDropOperation) {
        phase = .ending
        DragCourses.current.end(self)
        springs.end()
        stage.show(nil as UIDropOperation?)
        session.dragged.isLocked = false
        for item in session.items { item.onPreviewChange = nil }
        for (interaction, _) in providers {
            interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        }
    }

    /// Evidence: drag-drop-01, drag-drop-02.
    private func drop() {
        let operation = targets.operation
        leaveDragging(with: operation)
        let transfer = ItemTransfer()
        targets.perform(for: transfer)
        let settings = session.items.map { item in
            ItemSetting(item, stage.current(item).flatMap { targets.preview(for: item, $0) })
        }
        for setting in settings { targets.willAnimate(setting.item, with: setting.animator) }
        animate(settings) { [self] in
            targets.conclude()
            didEnd(with: operation)
            transfer.whenOver { [self] in didTransfer() }
        }
        targets.end()
    }

    private func cancel(_ operation: UIDropOperation) {
        leaveDragging(with: operation)
        let settings = providers.flatMap { interaction, items in
            items.map { cancelling($0, interaction) }
        }
        for (interaction, items) in providers {
            for setting in settings where items.contains(where: { $0 === setting.item }) {
                interaction.delegate?.dragInteraction(
                    interaction, item: setting.item, willAnimateCancelWith: setting.animator)
            }
        }
        animate(settings) { [self] in didEnd(with: operation) }
        targets.end()
    }

    private func cancelling(_ item: UIDragItem, _ interaction: UIDragInteraction) -> ItemSetting {
        guard let origin = stage.origin(item), let delegate = interaction.delegate else {
            return ItemSetting(item, nil)
        }
        return ItemSetting(
            item,
            delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: origin))
    }

    private func animate(_ settings: [ItemSetting], atEnd: @escaping () -> Void) {
        for setting in settings { stage.prepare(setting.item, for: setting.preview) }
        UIView.animateTouchably(withDuration: DragAnimator.duration) { [self] in
            for setting in settings {
                stage.put(setting.item, at: setting.preview)
                setting.animator.makeChanges()
            }
        } completion: { [self] _ in
            stage.leave()
            for setting in settings { setting.animator.end(at: .end) }
            atEnd()
        }
    }

    private func didEnd(with operation: UIDropOperation) {
        for (interaction, _) in providers {
            interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        }
    }

    private func didTransfer() {
        dropSession.progress.completedUnitCount = 1
        for (interaction, _) in providers {
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
    }
}

/// The final position of an item; `nil` for an item that fades.
@MainActor
private struct ItemSetting {
    let item: UIDragItem
    let preview: UITargetedDragPreview?
    let animator = DragAnimator()

    init(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
        self.item = item
        self.preview = preview
    }
}

/// A source of UIKit's own that shows the lifted items.
@MainActor
package protocol LiftedSource {
    /// Called when the lift was canceled: the items are in their original positions, and no drag has begun.
    func wasPutDown()
}
