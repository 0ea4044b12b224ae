/// A part of a Swift file that is left out because it needs something that isn't here, while the rest of the file stays.
public struct LeftOutPart: Codable, Hashable, Sendable {
    /// The range of bytes in the file.
    public let range: Range<Int>
    /// The text in its place that lets the rest compile: nothing, "()", "false" or "UIView".
    public let replacement: String
    /// The 1-based line on which it starts.
    public let line: Int
    /// Its first line.
    public let text: String

    /// Creates a part.
    public init(range: Range<Int>, replacement: String, line: Int, text: String) {
        self.range = range
        self.replacement = replacement
        self.line = line
        self.text = text
    }
}

extension [LeftOutPart] {
    /// A file's text without these parts. Every line keeps its number.
    public func removed(from text: String) -> String {
        guard !isEmpty else { return text }
        var bytes = Array<UInt8>(text.utf8)
        for part in sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let newlines = bytes[part.range].filter { $0 == UInt8(ascii: "\n") }
            bytes.replaceSubrange(part.range, with: Array<UInt8>(part.replacement.utf8) + newlines)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
