import UIKit

/// Records its delegate calls.
@MainActor
package final class DragJournal: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    package var heard: [String] = []
    package var texts = ["hello"]
    package var added: [String] = []
    package var canHandle = true
    package var operation = UIDropOperation.copy
    package var allowsMove = true
    package var loaded: [String] = []
    package var dropTarget: (() -> UITargetedDragPreview?)?
    package var notesMoves = false

    private func note(_ text: String) { heard.append(text) }

    private func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return item
    }

    private func follow(_ name: String, _ animator: any UIDragAnimating) {
        note(name)
        animator.addAnimations { [unowned self] in note("\(name) animates") }
        animator.addCompletion { [unowned self] in note("\(name) is over: \($0 == .end ? "end" : "start")") }
    }

    // MARK: UIDragInteractionDelegate

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        note("items")
        return texts.map(item)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { follow("lift", animator) }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
        note("begin")
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    {
        if notesMoves { note("move") }
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("will end: \(operation)") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("did end: \(operation)") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { note("transferred") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { added.map(item) }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { note("will add \(items.count)") }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("cancel preview")
        return defaultPreview
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) { follow("cancel", animator) }

    // MARK: UIDropInteractionDelegate

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        note("can handle")
        return canHandle
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    {
        note("enter")
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("update")
        return UIDropProposal(operation: operation)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    {
        note("exit")
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("perform")
        _ = session.loadObjects(ofClass: String.self) { [unowned self] in
            loaded = $0
            note("loaded")
        }
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("drop preview")
        return dropTarget.map { $0() } ?? defaultPreview
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) { follow("drop", animator) }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("session end")
    }

    package func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        note("conclude")
    }
}
