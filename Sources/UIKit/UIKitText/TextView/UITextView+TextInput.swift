// The text input of a text view.
extension UITextView: OffsetTextInput {
    package var wholeText: String { storage.string }

    package func lineRects(of range: NSRange) -> [CGRect] { selectionRects(of: clamped(range)) }

    package func isRightToLeft(at offset: Int) -> Bool {
        let text = storage.string
        if storage.length > 0 {
            let place = min(max(offset, 0), storage.length - 1)
            let style =
                storage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
            switch style?.baseWritingDirection {
            case .leftToRight: return false
            case .rightToLeft: return true
            default: break
            }
        }
        let paragraph = text.units(.paragraph).last { $0.location <= offset }
        let written = paragraph.flatMap { text.part($0).isWrittenRightToLeft }
        return written ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The laid-out lines, without their terminating line feeds.
    package var lineUnits: [NSRange] {
        fitContent()
        guard let layout = manager.layout(of: container) else { return storage.string.units(.paragraph) }
        let text = storage.string
        return layout.lineRanges.map { range in
            guard range.length > 0, text.part(range).last?.isNewline == true else { return range }
            let last = text.character(range.upperBound - 1)
            return NSRange(location: range.location, length: last.location - range.location)
        }
    }

    func write(_ direction: NSWritingDirection, in range: UITextRange) {
        guard let range = (range as? TextOffsetRange)?.range else { return }
        changeAttributes(of: paragraphs(around: clamped(range))) { attributes in
            let style = NSMutableParagraphStyle()
            (attributes[.paragraphStyle] as? NSParagraphStyle).map(style.setParagraphStyle)
            style.baseWritingDirection = direction
            attributes[.paragraphStyle] = style
        }
    }

    /// Returns the range of the paragraphs that a range intersects.
    private func paragraphs(around range: NSRange) -> NSRange {
        let touched = storage.string.units(.paragraph).filter {
            $0.location <= range.upperBound && range.location <= $0.upperBound
        }
        return touched.reduce(range, NSUnionRange)
    }

    /// Changes the attributes of each run of a range, and the typing attributes.
    func changeAttributes(
        of range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        storage.beginEditing()
        storage.enumerateAttributes(in: range) { attributes, part, _ in
            var new = attributes
            change(&new)
            storage.setAttributes(new, range: part)
        }
        storage.endEditing()
        change(&state.typingAttributes)
        textWasLaidOut()
    }

    func attributes(
        at position: UITextPosition, _ direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any] {
        guard let offset = (position as? TextOffset)?.value, storage.length > 0 else {
            return typingAttributes
        }
        let place = offset - (direction == .backward ? 1 : 0)
        return storage.attributes(at: min(max(place, 0), storage.length - 1), effectiveRange: nil)
    }
}

// Marked text.
extension UITextView {
    var composedRange: NSRange { state.marked ?? insertionRange }

    /// Sets the range of marked text, with a selection in it.
    func mark(_ range: NSRange, _ selected: NSRange) {
        state.marked = range.length > 0 ? range : nil
        state.selection = clamped(selected.moved(by: range.location, within: range.upperBound))
    }

    func compose(_ text: NSAttributedString?, _ selected: NSRange) {
        setMarkedText(text?.string, selectedRange: selected)
        guard let text, let marked = state.marked else { return }
        text.eachRun { attributes, range in
            storage.addAttributes(
                attributes, range: NSRange(location: marked.location + range.location, length: range.length))
        }
    }

    /// Accepts the marked text and removes its style.
    func endComposition() {
        guard let marked = state.marked else { return }
        state.marked = nil
        for key in markedTextStyle.map({ Array($0.keys) }) ?? [] where state.typingAttributes[key] == nil {
            storage.removeAttribute(key, range: clamped(marked))
        }
        setNeedsDisplay()
    }
}
