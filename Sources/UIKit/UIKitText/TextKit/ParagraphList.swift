/// The paragraphs of a text. Paragraphs that a change doesn't affect remain the same objects.
final class ParagraphList {
    /// The known elements, in order and without gaps.
    private(set) var elements: [NSTextElement] = []
    /// The elements after a change, for reuse if a paragraph starts at their location.
    private var later: [NSTextElement] = []
    private var isComplete = false

    /// Creates the missing elements.
    func fill(from string: String, length: Int, making element: (NSRange) -> NSTextElement) {
        guard !isComplete else { return }
        isComplete = true
        let text = NSString(string: string)
        var known = later[...]
        var place = elements.last?.counted.upperBound ?? 0
        while place < length {
            known = known.drop { $0.counted.location < place }
            if let next = known.first, next.counted.location == place {
                elements.append(next)
            } else {
                elements.append(element(text.paragraphRange(for: NSRange(location: place, length: 0))))
            }
            place = max(elements[elements.count - 1].counted.upperBound, place + 1)
        }
        later = []
    }

    /// Discards paragraphs that a change has affected. The text is the one after the change.
    func forget(_ old: NSRange, replacedBy newLength: Int, in string: String) {
        let text = NSString(string: string)
        func isBefore(_ element: NSTextElement) -> Bool {
            element.counted.upperBound < old.location || element.endsAt(old.location, in: text)
        }
        let kept = Array(elements.prefix(while: isBefore))
        let rest = elements.dropFirst(kept.count) + later
        elements = kept
        later =
            rest.filter(isBefore)
            + rest.filter { $0.counted.location >= max(old.upperBound, old.location + 1) }
            .map { $0.moved(by: newLength - old.length) }
        isComplete = false
    }
}

extension NSTextElement {
    fileprivate func moved(by distance: Int) -> NSTextElement {
        elementRange = NSRange(location: counted.location + distance, length: counted.length).textRange
        return self
    }

    /// Whether the paragraph ends at a location with a newline that can't be extended by the text after it.
    fileprivate func endsAt(_ place: Int, in text: NSString) -> Bool {
        guard counted.upperBound == place, place > 0, place <= text.length else { return false }
        return [0x0A, 0x2029].contains(text.character(at: place - 1))
    }
}
