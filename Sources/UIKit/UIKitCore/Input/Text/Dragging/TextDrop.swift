/// Inserts dropped text.
@MainActor
package final class TextDrop: NSObject, UIDropInteractionDelegate {
    private unowned let view: any DraggedTextView
    package private(set) lazy var interaction = UIDropInteraction(delegate: self)
    package private(set) var isActive = false
    private var place: Int?
    private var proposal = UITextDropProposal(operation: .cancel)
    private var makesReadOnlyAgain = false

    init(in view: any DraggedTextView) {
        self.view = view
        super.init()
    }

    private var delegate: (any UITextDropDelegate)? { view.textDropDelegate }

    private func request(_ session: any UIDropSession) -> TextDropRequest {
        let place = view.place(at: session.location(in: view))
        let isSameView = view.textDragging.drag.activeCount > 0
        let operation: UIDropOperation = isSameView && session.allowsMoveOperation ? .move : .copy
        return TextDropRequest(
            TextOffset(place), UITextDropProposal(operation: operation), session, isSameView: isSameView)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        guard accepts(session) else { return false }
        if view.isTextEditable { return true }
        return delegate?.textDroppableView(view, willBecomeEditableForDrop: request(session)) ?? .no != .no
    }

    /// Without a paste configuration of the app, a view accepts text.
    private func accepts(_ session: any UIDropSession) -> Bool {
        view.pasteConfiguration == nil
            ? session.canLoadObjects(ofClass: String.self)
            : view.canPaste(session.items.map(\.itemProvider))
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    {
        isActive = true
        place = nil
        delegate?.textDroppableView(view, dropSessionDidEnter: session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let request = request(session)
        let now = (request.dropPosition as? TextOffset)?.value
        if place != now {
            place = now
            proposal =
                delegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
        }
        delegate?.textDroppableView(view, dropSessionDidUpdate: session)
        return proposal
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    {
        isActive = false
        delegate?.textDroppableView(view, dropSessionDidExit: session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let request = request(session)
        becomeEditable(request)
        let told: Void? = delegate.flatMap { delegate in
            OptionalMember.ask { delegate.textDroppableView(view, willPerformDrop: request) }
        }
        if proposal.dropPerformer == .delegate, told != nil { return }
        if request.isSameView, proposal.useFastSameViewOperations, proposal.dropAction == .insert {
            return putInside()
        }
        let items = session.items.map { ($0.itemProvider, $0.localObject) }
        _ = TextPaste(items, into: view, at: goal)
    }

    private func becomeEditable(_ request: TextDropRequest) {
        guard !view.isTextEditable else { return }
        let answer = delegate?.textDroppableView(view, willBecomeEditableForDrop: request) ?? .no
        makesReadOnlyAgain = answer == .temporary
        view.isTextEditable = answer != .no
    }

    private var goal: NSRange {
        let insertion = NSRange(location: place ?? 0, length: 0)
        switch proposal.dropAction {
        case .insert: return insertion
        case .replaceSelection: return view.selectedUnits.length > 0 ? view.selectedUnits : insertion
        case .replaceAll: return view.wholeRange
        }
    }

    /// Moves or copies text within the view.
    private func putInside() {
        let source = view.textDragging.drag.range
        var place = place ?? 0
        guard place <= source.location || place >= source.upperBound else { return }
        let text = view.textUnits(source)
        if proposal.operation == .move {
            view.receivePasted("", in: source)
            if place >= source.upperBound { place -= source.length }
        }
        view.receivePasted(text, in: NSRange(location: place, length: 0))
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let caret = view.insertionRect(at: place ?? 0)
        guard view.windowLink != nil, !caret.isNull else { return defaultPreview }
        let target = UIDragPreviewTarget(
            container: view, center: CGPoint(x: caret.midX, y: caret.midY),
            transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
        let own = defaultPreview.retargetedPreview(with: target)
        guard let delegate else { return own }
        return delegate.textDroppableView(view, previewForDroppingAllItemsWithDefault: own)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        if makesReadOnlyAgain { view.isTextEditable = false }
        makesReadOnlyAgain = false
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isActive = false
        delegate?.textDroppableView(view, dropSessionDidEnd: session)
    }
}

private final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let dropSession: any UIDropSession
    let isSameView: Bool

    init(
        _ position: UITextPosition, _ proposal: UITextDropProposal, _ session: any UIDropSession,
        isSameView: Bool
    ) {
        dropPosition = position
        suggestedProposal = proposal
        dropSession = session
        self.isSameView = isSameView
        super.init()
    }
}
