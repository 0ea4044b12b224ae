/// A text input whose positions are offsets in UTF-16 units.
@MainActor
package protocol OffsetTextInput: UIView, UITextInput {
    /// The whole text. A token of a search field is one unit of it.
    var wholeText: String { get }
    func caretRect(at offset: Int) -> CGRect
    func offset(at point: CGPoint) -> Int
    /// Returns the rectangles of a range, one for each line.
    func lineRects(of range: NSRange) -> [CGRect]
    func isRightToLeft(at offset: Int) -> Bool
    /// The laid-out lines, without their terminating line feeds.
    var lineUnits: [NSRange] { get }
}

extension OffsetTextInput {
    /// The lines of the text itself.
    package var lineUnits: [NSRange] { wholeText.units(.line) }

    private var length: Int { wholeText.utf16.count }

    /// Returns the position that is a number of characters or lines away on the screen.
    package func place(from position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int)
        -> UITextPosition?
    {
        guard let start = (position as? TextOffset)?.value else { return nil }
        var offset: Int? = start
        for _ in 0..<abs(count) {
            offset = offset.flatMap { step(from: $0, count < 0 ? direction.opposite : direction) }
        }
        return offset.map(TextOffset.init)
    }

    private func step(from offset: Int, _ direction: UITextLayoutDirection) -> Int? {
        switch direction {
        case .right, .left:
            let goesOn = (direction == .right) != isRightToLeft(at: offset)
            if goesOn { return offset < length ? wholeText.character(offset).upperBound : nil }
            return offset > 0 ? wholeText.character(offset - 1).location : nil
        case .up, .down: return lineStep(from: offset, direction)
        }
    }

    private func lineStep(from offset: Int, _ direction: UITextLayoutDirection) -> Int? {
        let caret = caretRect(at: offset)
        let y = direction == .up ? caret.minY - 2 : caret.maxY + 2
        let found = self.offset(at: CGPoint(x: caret.midX, y: y))
        let other = caretRect(at: found)
        let isOther = direction == .up ? other.minY < caret.minY - 1 : other.minY > caret.minY + 1
        return isOther ? found : nil
    }

    package func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = (range as? TextOffsetRange)?.range else { return nil }
        return TextOffset(leadsToEnd(direction, at: range.location) ? range.upperBound : range.location)
    }

    package func extended(from position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        guard let offset = (position as? TextOffset)?.value else { return nil }
        let end = leadsToEnd(direction, at: offset) ? length : 0
        return TextOffsetRange(NSRange(location: min(offset, end), length: abs(end - offset)))
    }

    private func leadsToEnd(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        let isSideways = direction == .right || direction == .left
        return direction.isForward != (isSideways && isRightToLeft(at: offset))
    }

    package func nearest(to point: CGPoint, in range: UITextRange) -> UITextPosition? {
        guard let range = (range as? TextOffsetRange)?.range else { return nil }
        return TextOffset(min(max(offset(at: point), range.location), range.upperBound))
    }

    package func rects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = (range as? TextOffsetRange)?.range else { return [] }
        let rects = lineRects(of: range)
        let direction: NSWritingDirection = isRightToLeft(at: range.location) ? .rightToLeft : .leftToRight
        return rects.enumerated().map { index, rect in
            LaidOutSelectionRect(rect, direction, isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }

    package func isRightToLeft(at position: UITextPosition) -> Bool {
        (position as? TextOffset).map { isRightToLeft(at: $0.value) } ?? false
    }
}

extension UITextLayoutDirection {
    fileprivate var opposite: UITextLayoutDirection {
        switch self {
        case .right: .left
        case .left: .right
        case .up: .down
        case .down: .up
        }
    }
}

/// The tokenizer of text views and fields, which uses their line layout and writing direction.
package final class LayoutTokenizer: UITextInputStringTokenizer {
    private weak var view: (any OffsetTextInput)?

    package init(of view: any OffsetTextInput) {
        self.view = view
        super.init(textInput: view)
    }

    override func goesForward(_ direction: UITextDirection) -> Bool {
        guard let view, view.isRightToLeft(at: 0) else { return direction.isForward }
        switch UITextLayoutDirection(rawValue: direction.rawValue) {
        case .right: return false
        case .left: return true
        default: return direction.isForward
        }
    }

    override func units(_ granularity: UITextGranularity) -> [NSRange] {
        guard let view else { return [] }
        return granularity == .line ? view.lineUnits : view.wholeText.units(granularity)
    }
}
