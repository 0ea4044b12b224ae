/// Changes of a text, collected and made at once: what no change covers stays byte for byte.
struct TextEdits {
    /// Bytes of the original that become another text.
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Notes a change. Line breaks that the original has there, and the new text lacks, follow the new text.
    ///
    /// `false` where another change covers some of the same bytes.
    mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
        let isFree = edits.allSatisfy { !$0.range.overlaps(range) || $0.range.isEmpty || range.isEmpty }
        if isFree { edits.append(Edit(range: range, text: text)) }
        return isFree
    }

    /// The text with all changes made. Insertions at one place stand in the order in which they were noted.
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

    /// By place; at one place insertions come before what replaces the bytes that follow.
    private var sorted: [Edit] {
        edits.enumerated().sorted { one, other in
            let (first, second) = (one.element.range, other.element.range)
            return (first.lowerBound, first.isEmpty ? 0 : 1, one.offset)
                < (second.lowerBound, second.isEmpty ? 0 : 1, other.offset)
        }.map(\.element)
    }
}
