/// The units of a text, in order.
package struct TextUnits {
    let ranges: [NSRange]

    package init(_ ranges: [NSRange]) {
        self.ranges = ranges
    }

    /// Returns the unit around a position; at a boundary, the unit that follows in the direction.
    package func around(_ offset: Int, _ isForward: Bool) -> NSRange? {
        ranges.first {
            isForward
                ? $0.location <= offset && offset < $0.upperBound
                : $0.location < offset && offset <= $0.upperBound
        }
    }

    /// Returns the ends of units for the forward direction, or their starts for the backward direction.
    package func boundaries(_ isForward: Bool) -> [Int] {
        ranges.map { isForward ? $0.upperBound : $0.location }
    }

    package func boundary(after offset: Int, _ isForward: Bool) -> Int? {
        isForward
            ? boundaries(true).first { $0 > offset } : boundaries(false).last { $0 < offset }
    }
}

extension String {
    /// Returns the units of a granularity, in UTF-16 units.
    package func units(_ granularity: UITextGranularity) -> [NSRange] {
        switch granularity {
        case .character: indices.map { NSRange($0..<index(after: $0), in: self) }
        case .word: wordRanges
        case .sentence: sentenceRanges
        case .paragraph, .line: paragraphRanges
        case .document: [NSRange(location: 0, length: utf16.count)]
        }
    }

    /// Letters and digits, with an apostrophe or a period between two letters, or a mark between two digits. Each ideograph is a word,
    /// because only a dictionary could group them.
    private var wordRanges: [NSRange] {
        var words: [Range<Index>] = []
        var start: Index?
        func end(_ place: Index) {
            if let begun = start { words.append(begun..<place) }
            start = nil
        }
        for place in indices {
            let character = self[place]
            if character.isIdeograph {
                end(place)
                words.append(place..<index(after: place))
            } else if character.isInWord || start != nil && joins(at: place) {
                start = start ?? place
            } else {
                end(place)
            }
        }
        end(endIndex)
        return words.map { NSRange($0, in: self) }
    }

    private func joins(at place: Index) -> Bool {
        let next = index(after: place)
        guard next < endIndex, place > startIndex else { return false }
        let (before, after) = (self[index(before: place)], self[next])
        if before.isLetter, after.isLetter { return "'\u{2019}.:".contains(self[place]) }
        return before.isNumber && after.isNumber && "'\u{2019}.,;".contains(self[place])
    }

    /// A sentence ends with its trailing spaces, or with its paragraph.
    private var sentenceRanges: [NSRange] {
        var sentences: [NSRange] = []
        var start = startIndex
        var place = startIndex
        while place < endIndex {
            let next = endOfSentence(at: place)
            if let next {
                sentences.append(NSRange(start..<next, in: self))
                start = next
            }
            place = next ?? index(after: place)
        }
        if start < endIndex { sentences.append(NSRange(start..<endIndex, in: self)) }
        return sentences
    }

    /// Returns the end of the sentence that a character terminates; `nil` for a character inside a sentence.
    private func endOfSentence(at place: Index) -> Index? {
        if self[place].isNewline { return index(after: place) }
        guard ".?!\u{2026}\u{3002}\u{FF01}\u{FF1F}".contains(self[place]) else { return nil }
        let marks = self[place...].prefix {
            ".?!\u{2026}\u{3002}\u{FF01}\u{FF1F}\"')]\u{201D}\u{2019}".contains($0)
        }
        let spaces = self[marks.endIndex...].prefix { $0.isWhitespace && !$0.isNewline }
        let next = spaces.endIndex
        guard next < endIndex else { return next }
        if self[next].isNewline { return index(after: next) }
        // A period within a word or before a lowercase letter belongs to an abbreviation.
        if self[place] == ".", spaces.isEmpty || self[next].isLowercase { return nil }
        return next
    }

    /// Returns the word at an offset in UTF-16 units, or the one before it; empty if there is none.
    package func word(at offset: Int) -> NSRange {
        let words = split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}") }
            .map { NSRange($0.startIndex..<$0.endIndex, in: self) }
        let found = words.last { $0.location <= offset }
        return found ?? words.first ?? NSRange(location: offset, length: 0)
    }

    private var paragraphRanges: [NSRange] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { NSRange($0.startIndex..<$0.endIndex, in: self) }
    }
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }

    fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic == true }
}
