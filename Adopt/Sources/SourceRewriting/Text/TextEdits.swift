/// Edits of a text, collected and applied together. Bytes outside the edits don't change.
struct TextEdits {
    /// A range of bytes in the original, and its replacement.
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []

    /// Adds an edit. Line breaks that the replacement lacks are added after it.
    ///
    /// Returns `false` if another edit overlaps the range.
    mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
        let isFree = edits.allSatisfy { !$0.range.overlaps(range) || $0.range.isEmpty || range.isEmpty }
        if isFree { edits.append(Edit(range: range, text: text)) }
        return isFree
    }

    /// The text with all edits applied. Insertions at the same position keep the order in which they were added.
    func applied(to original: String) -> String {
        guard !edits.isEmpty else { return original }
        let bytes = Array(original.utf8)
        var (result, position): ([UInt8], Int) = ([], 0)
        for edit in sorted {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            let newline = UInt8(ascii: "\n")
            let missing =
                bytes[edit.range].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
            if missing > 0 { result += Array(repeating: newline, count: missing) }
            position = edit.range.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// The edits by position. At the same position, insertions precede replacements.
    private var sorted: [Edit] {
        edits.enumerated().sorted { one, other in
            let (first, second) = (one.element.range, other.element.range)
            return (first.lowerBound, first.isEmpty ? 0 : 1, one.offset)
                < (second.lowerBound, second.isEmpty ? 0 : 1, other.offset)
        }.map(\.element)
    }
}
