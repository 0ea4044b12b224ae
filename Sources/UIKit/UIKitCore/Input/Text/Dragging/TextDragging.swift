/// A text view or field for drags and drops. Ranges and positions are in UTF-16 units of the text.
@MainActor
package protocol DraggedTextView: UIView, UITextDraggable, UITextDroppable {
    var selectedUnits: NSRange { get }
    var isTextEditable: Bool { get set }
    var canDragText: Bool { get }
    var attributesOfPastedText: [NSAttributedString.Key: Any] { get }

    /// The rectangles of the selected text, in the view's coordinates.
    var selectedRects: [CGRect] { get }
    func place(at point: CGPoint) -> Int
    func insertionRect(at place: Int) -> CGRect
    func clampedToText(_ range: NSRange) -> NSRange
    func textUnits(_ range: NSRange) -> String
    var wholeRange: NSRange { get }

    /// Replaces a range with a text, if the delegate allows it.
    func receivePasted(_ text: String, in range: NSRange)
}

/// The dragging and dropping of a text view or field.
@MainActor
package final class TextDragging {
    package weak var dragDelegate: (any UITextDragDelegate)?
    package weak var dropDelegate: (any UITextDropDelegate)?
    package weak var pasteDelegate: (any UITextPasteDelegate)?
    package var options: UITextDragOptions = []
    package let drag: TextDrag
    package let drop: TextDrop

    package init(of view: any DraggedTextView) {
        drag = TextDrag(of: view)
        drop = TextDrop(in: view)
        view.addInteraction(drag.interaction)
        view.addInteraction(drop.interaction)
    }
}

extension DraggedTextView {
    /// The dragging of the view, created at its first use.
    package var textDragging: TextDragging {
        let state = ensureExtraState()
        if let known = state.textDragging as? TextDragging { return known }
        let made = TextDragging(of: self)
        state.textDragging = made
        return made
    }

    /// Returns whether a long press at a point lifts the selected text.
    package func liftsText(at point: CGPoint) -> Bool {
        guard canDragText, textDragging.drag.interaction.isEnabled else { return false }
        return selectedRects.contains { $0.contains(point) }
    }
}

/// Drags the selected text.
@MainActor
package final class TextDrag: NSObject, UIDragInteractionDelegate {
    private unowned let view: any DraggedTextView
    package private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private(set) var range = NSRange(location: 0, length: 0)
    package private(set) var activeCount = 0
    private var suggested: [UIDragItem] = []

    package init(of view: any DraggedTextView) {
        self.view = view
        super.init()
    }

    private var delegate: (any UITextDragDelegate)? { view.textDragDelegate }

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard view.liftsText(at: session.location(in: view)) else { return [] }
        range = view.selectedUnits
        let text = view.textUnits(range)
        suggested = [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))]
        let request = TextDragRequest(TextOffsetRange(range), suggested, session)
        return delegate?.textDraggableView(view, itemsForDrag: request) ?? suggested
    }

    /// The selected text is lifted only once.
    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        if !suggested.contains(where: { $0 === item }),
            let own = delegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
        {
            return own
        }
        return session.items.first === item || session.items.isEmpty ? textPreview : nil
    }

    private var textPreview: UITargetedDragPreview? {
        let rects = view.selectedRects
        guard !rects.isEmpty, view.windowLink != nil else { return nil }
        let parameters = UIDragPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
        let whole = parameters.visiblePath?.bounds ?? view.bounds
        let target = UIDragPreviewTarget(container: view, center: CGPoint(x: whole.midX, y: whole.midY))
        return UITargetedDragPreview(view: view, parameters: parameters, target: target)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { delegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session) }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
        activeCount += 1
        delegate?.textDraggableView(view, dragSessionWillBegin: session)
    }

    /// Noneditable text isn't moved.
    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { view.isTextEditable }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        activeCount -= 1
        delegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }
}

private final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let dragSession: any UIDragSession
    var isSelected: Bool { true }

    init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
        dragRange = range
        suggestedItems = items
        existingItems = session.items
        dragSession = session
        super.init()
    }
}

// Pasting from the pasteboard.
extension DraggedTextView {
    /// Whether a delegate converts pasted items.
    package var pastesItems: Bool { (extraState?.textDragging as? TextDragging)?.pasteDelegate != nil }

    package func pasteItems() {
        guard isTextEditable else { return }
        let items = UIPasteboard.general.itemProviders.map { (provider: $0, local: Any?.none) }
        if !items.isEmpty { _ = TextPaste(items, into: self, at: selectedUnits) }
    }
}
