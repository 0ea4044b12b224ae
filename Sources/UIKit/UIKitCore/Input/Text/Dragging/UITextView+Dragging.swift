extension UITextView: DraggedTextView {
    var textDragging: TextDragging { textDragging(of: self) }

    var selectedUnits: NSRange { state.selection }

    var isTextEditable: Bool {
        get { isEditable }
        set { isEditable = newValue }
    }

    var canDragText: Bool { isSelectable && state.selection.length > 0 }

    var attributesOfPastedText: [NSAttributedString.Key: Any] { state.typingAttributes }

    var selectedRects: [CGRect] { selectionRects(of: state.selection) }

    func place(at point: CGPoint) -> Int { offset(at: point) }

    func insertionRect(at place: Int) -> CGRect { caretRect(at: place) }

    func clampedToText(_ range: NSRange) -> NSRange { clamped(range) }

    func textUnits(_ range: NSRange) -> String { storage.string.part(clamped(range)) }

    var wholeRange: NSRange { NSRange(location: 0, length: storage.length) }

    func receivePasted(_ text: String, in range: NSRange) {
        if mayChange(range, to: text) { change(range, to: text) }
    }
}

extension UIView {
    /// Returns the dragging of a text view or field, created at its first use.
    func textDragging(of view: any DraggedTextView) -> TextDragging {
        let state = ensureExtraState()
        if let known = state.textDragging as? TextDragging { return known }
        let made = TextDragging(of: view)
        state.textDragging = made
        return made
    }
}
