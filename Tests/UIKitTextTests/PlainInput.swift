import UIKit

/// A position of ``PlainInput``.
final class PlainPlace: UITextPosition {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }
}

/// A range of ``PlainInput``.
final class PlainRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { PlainPlace(range.location) }
    override var end: UITextPosition { PlainPlace(range.upperBound) }
    override var isEmpty: Bool { range.length == 0 }
}

/// A typical text input: letters of ten points in lines of twenty, on one line.
class PlainInput: UIView, UITextInput {
    var text = ""
    var selection = NSRange(location: 0, length: 0)
    var marked: NSRange?
    var heard: [String] = []
    var lets = true
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var markedTextStyle: [NSAttributedString.Key: Any]?

    override var canBecomeFirstResponder: Bool { true }

    private func range(_ range: UITextRange) -> NSRange {
        (range as? PlainRange)?.range ?? NSRange(location: 0, length: 0)
    }

    private func value(_ position: UITextPosition) -> Int { (position as? PlainPlace)?.value ?? 0 }

    private func put(_ new: String, _ range: NSRange) {
        text = (text as NSString).replacingCharacters(in: range, with: new)
        selection = NSRange(location: range.location + new.utf16.count, length: 0)
    }

    // MARK: UIKeyInput

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        heard.append("insert \(text)")
        put(text, selection)
    }

    func deleteBackward() {
        heard.append("delete")
        let isEmpty = selection.length == 0
        let start = isEmpty ? max(0, selection.location - 1) : selection.location
        put("", NSRange(location: start, length: selection.upperBound - start))
    }

    // MARK: UITextInput

    func text(in range: UITextRange) -> String? { (text as NSString).substring(with: self.range(range)) }

    func replace(_ range: UITextRange, withText text: String) {
        heard.append("replace \(self.range(range)) \(text)")
        put(text, self.range(range))
    }

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        heard.append("may \(self.range(range).location)+\(self.range(range).length) \(text)")
        return lets
    }

    var selectedTextRange: UITextRange? {
        get { PlainRange(selection) }
        set { selection = newValue.map(range) ?? NSRange(location: 0, length: 0) }
    }

    var markedTextRange: UITextRange? { marked.map(PlainRange.init) }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let place = marked ?? selection
        let new = markedText ?? ""
        put(new, place)
        marked = new.isEmpty ? nil : NSRange(location: place.location, length: new.utf16.count)
        selection = NSRange(location: place.location + selectedRange.location, length: selectedRange.length)
    }

    func unmarkText() { marked = nil }

    var beginningOfDocument: UITextPosition { PlainPlace(0) }

    var endOfDocument: UITextPosition { PlainPlace(text.utf16.count) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (value(fromPosition), value(toPosition))
        return PlainRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = value(position) + offset
        return (0...text.utf16.count).contains(place) ? PlainPlace(place) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: -offset)
        case .up, .down: nil
        @unknown default: nil
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (value(position), value(other))
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        value(toPosition) - value(from)
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .right || direction == .down ? range.end : range.start
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { textRange(from: position, to: direction == .right ? endOfDocument : beginningOfDocument) }

    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { .leftToRight }

    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    func firstRect(for range: UITextRange) -> CGRect {
        let range = self.range(range)
        return CGRect(x: range.location * 10, y: 0, width: range.length * 10, height: 20)
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: value(position) * 10 - 1, y: 0, width: 2, height: 20)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [PlainRect(firstRect(for: range))]
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        PlainPlace(min(max(Int((point.x / 10).rounded()), 0), text.utf16.count))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        let place = Int(point.x / 10)
        return place < text.utf16.count ? PlainRange(NSRange(location: place, length: 1)) : nil
    }
}

/// A rectangle of ``PlainInput``.
final class PlainRect: UITextSelectionRect {
    private let place: CGRect

    init(_ place: CGRect) {
        self.place = place
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
}
