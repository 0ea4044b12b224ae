import Foundation

/// The text of a Swift file, parsed for brackets, strings and comments.
struct SwiftText {
    typealias Place = String.Index

    private let whole: String
    /// The characters outside strings and comments.
    private var code: [(place: Place, character: Character)] = []
    private var literals: [Range<Place>] = []

    init(_ text: String) {
        whole = text
        read()
    }

    var start: Place { whole.startIndex }
    var end: Place { whole.endIndex }

    func text(_ range: Range<Place>) -> String { String(whole[range]) }

    private mutating func read() {
        var place = whole.startIndex
        while place < whole.endIndex {
            let rest = whole[place...]
            if rest.hasPrefix("//") {
                place = rest.firstIndex(of: "\n") ?? whole.endIndex
            } else if rest.hasPrefix("/*") {
                place = rest.range(of: "*/")?.upperBound ?? whole.endIndex
            } else if let quote = ["\"\"\"", "\""].first(where: rest.hasPrefix) {
                let begin = whole.index(place, offsetBy: quote.count)
                let close = endOfString(from: begin, quote)
                literals.append(begin..<close)
                place = whole.index(close, offsetBy: quote.count, limitedBy: whole.endIndex) ?? whole.endIndex
            } else {
                code.append((place, whole[place]))
                place = whole.index(after: place)
            }
        }
    }

    private func endOfString(from begin: Place, _ quote: String) -> Place {
        var place = begin
        while place < whole.endIndex, !whole[place...].hasPrefix(quote) {
            let isEscape = whole[place] == "\\"
            place = whole.index(after: place)
            if isEscape, place < whole.endIndex { place = whole.index(after: place) }
        }
        return place
    }

    // MARK: Finding

    /// The first position of a word in the code.
    func find(_ word: String) -> Place? {
        code.lazy.map(\.place).first { whole[$0...].hasPrefix(word) }
    }

    /// The number of open braces at a position.
    func depth(at place: Place) -> Int {
        code.prefix { $0.place < place }.reduce(0) {
            $0 + ($1.character == "{" ? 1 : $1.character == "}" ? -1 : 0)
        }
    }

    /// The range between a parenthesis that opens after a position and its closing one, including both.
    func parentheses(from place: Place) -> Range<Place>? { brackets("(", ")", from: place) }

    private func brackets(_ open: Character, _ close: Character, from place: Place) -> Range<Place>? {
        let behind = code.drop { $0.place < place }
        guard let begin = behind.first(where: { $0.character == open })?.place else { return nil }
        var depth = 0
        for (place, character) in behind.drop(while: { $0.place < begin }) {
            if character == open { depth += 1 }
            if character == close { depth -= 1 }
            if depth == 0 { return begin..<whole.index(after: place) }
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
        let names = code.lazy.map(\.place).filter { $0 < place && whole[$0...].hasPrefix("func ") }
        for name in names.reversed() {
            guard let braces = brackets("{", "}", from: name), braces.contains(place) else { continue }
            let body = whole.index(after: braces.lowerBound)..<whole.index(before: braces.upperBound)
            return Function(start: startOfLine(name), body: body, end: braces.upperBound)
        }
        return nil
    }

    /// The text of strings in a range, in order.
    func strings(in range: Range<Place>) -> [String] {
        literals.filter { range.contains($0.lowerBound) }.map { text($0) }
    }

    /// The comment of a declaration: its start, including attributes, and its lines without slashes.
    func comment(above place: Place) -> (start: Place, lines: [String]) {
        var (start, lines) = (place, [String]())
        while start > whole.startIndex {
            let above = startOfLine(whole.index(before: start))
            let line = whole[above..<start].trimmingCharacters(in: .whitespacesAndNewlines)
            guard line.hasPrefix("///") || line.hasPrefix("@") else { break }
            if line.hasPrefix("///") {
                lines.insert(line.dropFirst(3).trimmingCharacters(in: .whitespaces), at: 0)
            }
            start = above
        }
        return (start, lines)
    }

    private func startOfLine(_ place: Place) -> Place {
        whole[..<place].lastIndex(of: "\n").map(whole.index(after:)) ?? whole.startIndex
    }
}
