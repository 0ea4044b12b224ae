extension UITextView: DraggedTextView {
    package var selectedUnits: NSRange { state.selection }

    package var isTextEditable: Bool {
        get { isEditable }
        set { isEditable = newValue }
    }

    package var canDragText: Bool { isSelectable && state.selection.length > 0 }

    package var attributesOfPastedText: [NSAttributedString.Key: Any] { state.typingAttributes }

    package var selectedRects: [CGRect] { selectedRanges.flatMap(selectionRects(of:)) }

    package func place(at point: CGPoint) -> Int { offset(at: point) }

    package func insertionRect(at place: Int) -> CGRect { caretRect(at: place) }

    package func clampedToText(_ range: NSRange) -> NSRange { clamped(range) }

    package func textUnits(_ range: NSRange) -> String { storage.string.part(clamped(range)) }

    package var wholeRange: NSRange { NSRange(location: 0, length: storage.length) }

    package func receivePasted(_ text: String, in range: NSRange) {
        if mayChange(range, to: text) { change(range, to: text) }
    }
}
