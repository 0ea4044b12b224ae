/// A position in a text. iOS 3.2. Follows Apple's page "UITextPosition".
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position without a text.
    public override init() {
        super.init()
    }
}

/// A range of a text. iOS 3.2. Follows Apple's page "UITextRange".
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates a range without a text.
    public override init() {
        super.init()
    }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }

    /// Whether the range is empty.
    open var isEmpty: Bool { true }
}

/// A direction in the layout of text. iOS 3.2. Follows Apple's page "UITextLayoutDirection".
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}

/// A position in the text of a text view or field, in UTF-16 units.
package final class TextOffset: UITextPosition {
    package let value: Int

    package init(_ value: Int) {
        self.value = value
        super.init()
    }

    /// Returns the position at an offset in UTF-16 units; `nil` outside the text's length.
    package func moved(by offset: Int, in length: Int) -> TextOffset? {
        (0...length).contains(value + offset) ? TextOffset(value + offset) : nil
    }

    package static func range(from start: UITextPosition, to end: UITextPosition) -> TextOffsetRange? {
        guard let start = start as? TextOffset, let end = end as? TextOffset else { return nil }
        return TextOffsetRange(
            NSRange(location: min(start.value, end.value), length: abs(end.value - start.value)))
    }

    package static func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
        guard let start = start as? TextOffset, let end = end as? TextOffset else { return 0 }
        return end.value - start.value
    }

    package override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.value == value
    }
    package override nonisolated var hash: Int { value }
}

/// A range of the text of a text view or field.
package final class TextOffsetRange: UITextRange {
    package let range: NSRange

    package init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    package override var start: UITextPosition { TextOffset(range.location) }
    package override var end: UITextPosition { TextOffset(range.upperBound) }
    package override var isEmpty: Bool { range.length == 0 }

    package override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffsetRange).map { NSEqualRanges($0.range, range) } ?? false
    }
    package override nonisolated var hash: Int { range.location ^ range.length }
}
