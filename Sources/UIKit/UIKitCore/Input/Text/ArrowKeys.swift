// The arrow keys of a hardware keyboard in text. They move the insertion point: with Option by words, with Command to the end of the line
// or of the text. With Shift, the other end of the selection is fixed.
extension UITextInput {
    func moveSelection(by key: UIKey) {
        guard let direction = key.layoutDirection, let selection = selectedTextRange else { return }
        let held = key.modifierFlags.chosen
        guard held.isDisjoint(with: .control) else { return }
        if markedTextRange != nil { unmarkText() }
        if held.contains(.shift) {
            extendSelection(selection, direction, held)
        } else if selection.isEmpty || !held.isDisjoint(with: [.command, .alternate]) {
            let from = direction.isForward ? selection.end : selection.start
            moveInsertionPoint(to: target(from: from, direction, held))
        } else {
            collapse(selection, direction)
        }
    }

    private func moveInsertionPoint(to place: UITextPosition) {
        TextSelectionEnds.forget(self)
        selectedTextRange = textRange(from: place, to: place)
    }

    /// A horizontal arrow key moves the insertion point to the selection's end. A vertical one continues from that end.
    private func collapse(_ selection: UITextRange, _ direction: UITextLayoutDirection) {
        let end = direction.isForward ? selection.end : selection.start
        let isSideways = direction == .left || direction == .right
        moveInsertionPoint(to: isSideways ? end : target(from: end, direction, []))
    }

    private func extendSelection(
        _ selection: UITextRange, _ direction: UITextLayoutDirection, _ held: UIKeyModifierFlags
    ) {
        let fixed = TextSelectionEnds.fixedEnd(of: self, selection, direction)
        let moving = compare(fixed, to: selection.start) == .orderedSame ? selection.end : selection.start
        let place = target(from: moving, direction, held)
        TextSelectionEnds.keep(fixed, of: self)
        let isBehind = compare(fixed, to: place) != .orderedDescending
        selectedTextRange = isBehind ? textRange(from: fixed, to: place) : textRange(from: place, to: fixed)
    }

    private func target(
        from place: UITextPosition, _ direction: UITextLayoutDirection, _ held: UIKeyModifierFlags
    ) -> UITextPosition {
        let limit = direction.isForward ? endOfDocument : beginningOfDocument
        let isSideways = direction == .left || direction == .right
        if held.contains(.command) {
            guard isSideways else { return limit }
            return edge(from: place, .line, direction) ?? limit
        }
        if held.contains(.alternate) {
            return tokenizer.position(
                from: place, toBoundary: isSideways ? .word : .paragraph, inDirection: .layout(direction))
                ?? limit
        }
        return position(from: place, in: direction, offset: 1) ?? limit
    }

    /// Returns the edge of the unit around a position; the position itself if it is at the edge.
    private func edge(
        from place: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextLayoutDirection
    ) -> UITextPosition? {
        if tokenizer.isPosition(place, atBoundary: granularity, inDirection: .layout(direction)) {
            return place
        }
        return tokenizer.position(from: place, toBoundary: granularity, inDirection: .layout(direction))
    }
}

/// The fixed end of a selection while Shift is pressed.
@MainActor
private enum TextSelectionEnds {
    private static weak var input: AnyObject?
    private static var fixed: UITextPosition?

    static func forget(_ input: any UITextInput) { fixed = nil }

    static func keep(_ place: UITextPosition, of input: any UITextInput) {
        (self.input, fixed) = (input, place)
    }

    /// Returns the stored end, if it is still an end of the selection; otherwise the end in the opposite direction of the arrow key.
    static func fixedEnd(
        of input: any UITextInput, _ selection: UITextRange, _ direction: UITextLayoutDirection
    ) -> UITextPosition {
        let usual = direction.isForward ? selection.start : selection.end
        guard let fixed, self.input === input, !selection.isEmpty else { return usual }
        let isEnd = [selection.start, selection.end].contains { input.compare($0, to: fixed) == .orderedSame }
        return isEnd ? fixed : usual
    }
}

extension UITextLayoutDirection {
    /// Whether the direction leads to the end of left-to-right text.
    var isForward: Bool { self == .right || self == .down }
}

extension UIKey {
    fileprivate var layoutDirection: UITextLayoutDirection? {
        switch keyCode {
        case .keyboardRightArrow: .right
        case .keyboardLeftArrow: .left
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        default: nil
        }
    }
}
