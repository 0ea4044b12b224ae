import Simulator
import TestTraits
import Testing

/// A page with a draggable card at 40, 100 and a drop target at 40, 400, and the app that shows it.
@MainActor
final class DragApp {
    let sim: Simulator
    let page = UIViewController()
    let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 100))
    let well = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
    let journal = DragJournal()
    let drag: UIDragInteraction
    let drop: UIDropInteraction

    static let onCard = CGPoint(x: 100, y: 150)
    static let onWell = CGPoint(x: 140, y: 500)
    static let onNothing = CGPoint(x: 320, y: 300)

    init(_ sim: Simulator = Simulator()) {
        self.sim = sim
        drag = UIDragInteraction(delegate: journal)
        drop = UIDropInteraction(delegate: journal)
        page.view.backgroundColor = .systemBackground
        card.backgroundColor = .systemTeal
        well.backgroundColor = .systemGray5
        page.view.addSubview(card)
        page.view.addSubview(well)
        sim.launch(page)
        card.addInteraction(drag)
        well.addInteraction(drop)
        sim.turn()
    }

    var heard: [String] { journal.heard }

    /// Holds a finger on the card until it is lifted.
    func lift(at point: CGPoint = DragApp.onCard) {
        sim.touchDown(at: point)
        sim.advance(by: 1)
    }

    func lift(thenMoveTo points: CGPoint...) {
        lift()
        for point in points { sim.touchMove(to: point) }
    }

    func letGo() throws {
        sim.touchUp()
        try sim.settle()
    }
}

/// Records its delegate calls.
@MainActor
final class DragJournal: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var heard: [String] = []
    var texts = ["hello"]
    var added: [String] = []
    var canHandle = true
    var operation = UIDropOperation.copy
    var allowsMove = true
    var loaded: [String] = []
    var dropTarget: (() -> UITargetedDragPreview?)?
    var notesMoves = false

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

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        note("items")
        return texts.map(item)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { follow("lift", animator) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        if notesMoves { note("move") }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("will end: \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("did end: \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { note("transferred") }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { added.map(item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { note("will add \(items.count)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("cancel preview")
        return defaultPreview
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) { follow("cancel", animator) }

    // MARK: UIDropInteractionDelegate

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        return canHandle
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        note("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        note("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("perform")
        _ = session.loadObjects(ofClass: String.self) { [unowned self] in
            loaded = $0
            note("loaded")
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("drop preview")
        return dropTarget.map { $0() } ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) { follow("drop", animator) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("session end")
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        note("conclude")
    }
}
