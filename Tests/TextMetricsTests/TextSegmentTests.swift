import Testing

@testable import TextMetrics

/// Words and sentences by Unicode's rules.
@Suite struct TextSegmentTests {
    private static let words: [(String, [String])] = [
        ("", []), ("one", ["one"]), ("One, two  three.", ["One", "two", "three"]),
        ("can't stop", ["can't", "stop"]),
        ("3.14 is π", ["3.14", "is", "π"]), ("a\nb", ["a", "b"]), ("🙂 hi", ["hi"]),
    ]

    @Test(arguments: words)
    func `words are found`(text: String, expected: [String]) {
        let units = Array(text.utf16)
        #expect(TextSegments.words(in: text).map { String(decoding: units[$0], as: UTF16.self) } == expected)
    }

    private static let sentences: [(String, [String])] = [
        ("One. Two! Three", ["One. ", "Two! ", "Three"]), ("Mr. x", ["Mr. x"]), ("a\nb", ["a\n", "b"]),
        ("", []),
    ]

    @Test(arguments: sentences)
    func `sentences have the space after them`(text: String, expected: [String]) {
        let units = Array(text.utf16)
        #expect(
            TextSegments.sentences(in: text).map { String(decoding: units[$0], as: UTF16.self) } == expected)
    }
}
