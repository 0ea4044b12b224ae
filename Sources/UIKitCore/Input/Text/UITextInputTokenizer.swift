/// Finds the words, sentences and other units around places of a text. iOS 3.2.
///
/// A place between two units belongs to the one that begins there when it is looked at forwards, and to the one that ends there when it
/// is looked at backwards. Follows Apple's page "UITextInputTokenizer".
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a place; `nil` where there is none, such as between words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a unit ends at a place, seen forwards, or begins there, seen backwards.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// The next place where a unit ends, forwards, or begins, backwards; `nil` beyond the last.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a place is in a unit. One at its edge is if the unit goes on in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// A tokenizer for texts of western languages. iOS 3.2.
///
/// It knows nothing of the layout: it takes paragraphs for lines, and right and down for forwards. A subclass overrides that, and calls
/// `super` for the rest. Follows Apple's page "UITextInputStringTokenizer".
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer for the text of an input, which it does not retain.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The unit around a place; `nil` where there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let offset = input.offsetInDocument(position)
        let units = TextUnits(units(granularity))
        return units.around(offset, goesForward(direction)).flatMap(input.rangeInDocument)
    }

    /// Whether a unit ends at a place, seen forwards, or begins there, seen backwards.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        return TextUnits(units(granularity)).boundaries(goesForward(direction)).contains(
            input.offsetInDocument(position))
    }

    /// The next place where a unit ends, forwards, or begins, backwards.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let next = TextUnits(units(granularity))
            .boundary(after: input.offsetInDocument(position), goesForward(direction))
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    /// Whether a place is in a unit.
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

    /// A range by its distances from the beginning.
    func rangeInDocument(_ range: NSRange) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return textRange(from: start, to: end)
    }

    /// The distances of a range's ends from the beginning.
    func rangeOfOffsets(_ range: UITextRange) -> NSRange {
        let start = offsetInDocument(range.start)
        return NSRange(location: start, length: max(0, offsetInDocument(range.end) - start))
    }
}
