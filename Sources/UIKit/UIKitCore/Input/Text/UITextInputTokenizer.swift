/// Finds the words, sentences and other units of a text around positions. iOS 3.2.
///
/// A position between two units belongs to the following unit in the forward direction, and to the preceding one in the backward
/// direction. Follows Apple's page "UITextInputTokenizer".
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a position; `nil` if there is none, for example between words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns whether a unit ends at a position, in the forward direction, or begins there, in the backward direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next position at which a unit ends, in the forward direction, or begins, in the backward direction; `nil` beyond the
    /// last one.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns whether a position is within a unit. A position at a unit's boundary is within it if the unit continues in the
    /// direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// A tokenizer for texts in Western languages. iOS 3.2.
///
/// It doesn't use the layout: it treats paragraphs as lines, and right and down as forward. A subclass overrides this, and calls
/// `super` for the rest. Follows Apple's page "UITextInputStringTokenizer".
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer for a text input, which it does not retain.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the unit around a position; `nil` if there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let offset = input.offsetInDocument(position)
        let units = TextUnits(units(granularity))
        return units.around(offset, goesForward(direction)).flatMap(input.rangeInDocument)
    }

    /// Returns whether a unit ends at a position, in the forward direction, or begins there, in the backward direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        return TextUnits(units(granularity)).boundaries(goesForward(direction)).contains(
            input.offsetInDocument(position))
    }

    /// Returns the next position at which a unit ends, in the forward direction, or begins, in the backward direction.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let next = TextUnits(units(granularity))
            .boundary(after: input.offsetInDocument(position), goesForward(direction))
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    /// Returns whether a position is within a unit.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        return TextUnits(units(granularity))
            .around(input.offsetInDocument(position), goesForward(direction)) != nil
    }

    func goesForward(_ direction: UITextDirection) -> Bool { direction.isForward }

    func units(_ granularity: UITextGranularity) -> [NSRange] {
        (input?.documentText ?? "").units(granularity)
    }
}

extension UITextInput {
    /// The whole text.
    var documentText: String {
        textRange(from: beginningOfDocument, to: endOfDocument).flatMap(text(in:)) ?? ""
    }

    func offsetInDocument(_ position: UITextPosition) -> Int {
        offset(from: beginningOfDocument, to: position)
    }

    /// Returns a range by its offsets from the beginning.
    func rangeInDocument(_ range: NSRange) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return textRange(from: start, to: end)
    }

    /// Returns the offsets of a range from the beginning.
    func rangeOfOffsets(_ range: UITextRange) -> NSRange {
        let start = offsetInDocument(range.start)
        return NSRange(location: start, length: max(0, offsetInDocument(range.end) - start))
    }
}
