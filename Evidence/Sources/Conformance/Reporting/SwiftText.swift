import Foundation
import TestEntryPoint

/// The text of a Swift file and its tokens.
struct SwiftText {
    /// An offset in the Unicode scalars of the text.
    typealias Place = Int

    private let scalars: [Unicode.Scalar]
    private let tokens: [SwiftToken]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        tokens = SwiftLexer.tokens(of: text)
    }

    var start: Place { 0 }
    var end: Place { scalars.count }

    func text(_ range: Range<Place>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    /// The first position of a word in the code.
    func find(_ word: String) -> Place? {
        tokens.first { text($0.range) == word }?.range.lowerBound
    }

    /// The number of open braces at a position.
    func depth(at place: Place) -> Int {
        tokens.prefix { $0.range.lowerBound < place }.reduce(0) {
            $0 + ($1.is("{") ? 1 : $1.is("}") ? -1 : 0)
        }
    }

    /// The range between a parenthesis that opens after a position and its closing one, including both.
    func parentheses(from place: Place) -> Range<Place>? { brackets("(", ")", from: place) }

    private func brackets(_ open: Character, _ close: Character, from place: Place) -> Range<Place>? {
        let behind = tokens.drop { $0.range.lowerBound < place }.drop { !$0.is(open) }
        guard let begin = behind.first?.range.lowerBound else { return nil }
        var depth = 0
        for token in behind {
            if token.is(open) { depth += 1 }
            if token.is(close) { depth -= 1 }
            if depth == 0 { return begin..<token.range.upperBound }
        }
        return nil
    }

    /// A function: the start of its first line, the range between its braces, and its end.
    struct Function {
        let start: Place
        let body: Range<Place>
        let end: Place
    }

    /// The innermost function around a position.
    func function(around place: Place) -> Function? {
        let names = tokens.filter { $0.range.lowerBound < place && $0.kind == .word("func") }
        for name in names.map(\.range.lowerBound).reversed() {
            guard let braces = brackets("{", "}", from: name), braces.contains(place) else { continue }
            let body = braces.lowerBound + 1..<braces.upperBound - 1
            return Function(start: startOfLine(name), body: body, end: braces.upperBound)
        }
        return nil
    }

    /// The text of strings in a range, in order.
    func strings(in range: Range<Place>) -> [String] {
        tokens.filter { $0.kind == .literal && range.contains($0.range.lowerBound) }.map {
            text($0.range).trimmingCharacters(in: CharacterSet(charactersIn: "#\""))
        }
    }

    /// The comment of a declaration: its start, including attributes, and its lines without slashes.
    func comment(above place: Place) -> (start: Place, lines: [String]) {
        var (start, lines) = (place, [String]())
        while start > 0 {
            let above = startOfLine(start - 1)
            let line = text(above..<start).trimmingCharacters(in: .whitespacesAndNewlines)
            guard line.hasPrefix("///") || line.hasPrefix("@") else { break }
            if line.hasPrefix("///") {
                lines.insert(line.dropFirst(3).trimmingCharacters(in: .whitespaces), at: 0)
            }
            start = above
        }
        return (start, lines)
    }

    private func startOfLine(_ place: Place) -> Place {
        scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }
}
