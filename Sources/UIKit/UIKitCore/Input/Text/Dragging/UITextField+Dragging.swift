extension UITextField: DraggedTextView {
    package var selectedUnits: NSRange { editedRange }

    /// A field is always editable.
    package var isTextEditable: Bool {
        get { isEnabled }
        set {}
    }

    package var canDragText: Bool { isFirstResponder && (selection?.length ?? 0) > 0 && !isSecureTextEntry }

    package var attributesOfPastedText: [NSAttributedString.Key: Any] {
        typedAttributes ?? attributesOfTyping
    }

    package var selectedRects: [CGRect] {
        guard let selection else { return [] }
        let (start, end) = (insertionRect(at: selection.location), insertionRect(at: selection.upperBound))
        return [CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)]
    }

    /// Returns the position between two characters that is closest to a point.
    package func place(at point: CGPoint) -> Int {
        let text = currentText
        let places =
            text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) } + [text.utf16.count]
        let distances = places.map { (place: $0, distance: abs(insertionRect(at: $0).midX - point.x)) }
        return distances.min { $0.distance < $1.distance }?.place ?? 0
    }

    package func insertionRect(at place: Int) -> CGRect {
        let rect = editingRect(forBounds: bounds)
        let whole = width(of: currentText)
        let room = max(0, rect.width - whole)
        let left: CGFloat =
            switch textAlignment {
            case .center: room / 2
            case .right: room
            default: 0
            }
        let before = width(of: currentText.part(NSRange(location: 0, length: place)))
        return CGRect(x: rect.minX + left + before, y: rect.minY, width: 2, height: rect.height)
    }

    private func width(of text: String) -> CGFloat {
        DrawnText(text, font ?? .systemFont(ofSize: 17), .label).size().width
    }

    package func clampedToText(_ range: NSRange) -> NSRange {
        let length = currentText.utf16.count
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    package func textUnits(_ range: NSRange) -> String { currentText.part(clampedToText(range)) }

    package var wholeRange: NSRange { NSRange(location: 0, length: currentText.utf16.count) }

    package func receivePasted(_ text: String, in range: NSRange) {
        guard mayChange(range, to: text) else { return }
        selection = range
        insertText(text)
    }
}
