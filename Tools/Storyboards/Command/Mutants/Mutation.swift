import SeededNumbers

/// Changes an Interface Builder file as damage, merges and other tools do.
struct Mutation {
    private var random: SeededNumbers
    private var lines: [Substring]

    /// - Parameter seed: The same seed creates the same mutant.
    init(of lines: [Substring], seed: UInt64) {
        random = SeededNumbers(seed: seed)
        self.lines = lines
    }

    /// The data after one to four changes.
    mutating func mutant() -> [UInt8] {
        for _ in 0...Int.random(in: 0..<4, using: &random) { change() }
        var bytes = Array(lines.joined(separator: "\n").utf8)
        // Most changes of single bytes break the XML, so only a few are made.
        if Int.random(in: 0..<16, using: &random) == 0 { changeBytes(&bytes) }
        return bytes
    }

    private mutating func change() {
        let line = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: changeElement { lines, element, _ in lines.removeSubrange(element) }
        case 1, 2:
            changeElement { lines, element, place in lines.insert(contentsOf: lines[element], at: place) }
        case 3:
            changeElement { lines, element, place in
                let moved = lines[element]
                lines.replaceSubrange(element, with: repeatElement("", count: element.count))
                lines.insert(contentsOf: moved, at: place)
            }
        case 4: lines[line] = renamed(lines[line])
        case 5: removeValue(in: line)
        case 6 where Int.random(in: 0..<8, using: &random) == 0: lines.remove(at: line)
        default: replaceValue(in: line)
        }
        if lines.isEmpty { lines = [""] }
    }

    // MARK: Elements

    /// Changes a whole element, with all lines in it, and a position before another element.
    private mutating func changeElement(_ change: (inout [Substring], Range<Int>, Int) -> Void) {
        let first = Int.random(in: lines.indices, using: &random)
        let place = Int.random(in: lines.indices, using: &random)
        guard let element = element(at: first), lines[place].isStartTag else { return }
        change(&lines, element, place)
    }

    /// Interface Builder indents the end tag like the start tag.
    private func element(at line: Int) -> Range<Int>? {
        let text = lines[line]
        guard text.isStartTag else { return nil }
        if text.contains("/>") || text.contains("</") { return line..<line + 1 }
        let margin = text.prefix { $0 == " " }
        let end = lines[line...].firstIndex { $0.hasPrefix("\(margin)</") }
        return end.map { line..<$0 + 1 }
    }

    // MARK: Values

    /// Values that real files don't contain and that may cause errors in readers.
    private static let hostile = [
        "", "0", "-1", "-0.0", "1e308", "-1e308", "1e300", "-1e300", "1e309", "1e20", "1e-320",
        "9223372036854775807", "99999999999999999999",
        "0.1", "nan", "inf", "YES", "NO", "yes", "1:0", "0:1", "-1:2", " ", "&#10;", "&lt;", "😀", "a.b",
        "1000000", "65536", "(null)", ".", "..", "../a", "keyPath.keyPath", "default", "custom",
    ]

    private mutating func replaceValue(in line: Int) {
        guard let range = values(of: lines[line]).randomElement(using: &random) else { return }
        let other = lines[Int.random(in: lines.indices, using: &random)]
        let borrowed = values(of: other).randomElement(using: &random).map { String(other[$0]) }
        let hostile = Mutation.hostile.randomElement(using: &random)
        let value = Bool.random(using: &random) ? borrowed ?? hostile : hostile
        lines[line] = Substring(lines[line].replacingCharacters(in: range, with: value ?? ""))
    }

    private mutating func removeValue(in line: Int) {
        let text = lines[line]
        guard let range = values(of: text).randomElement(using: &random),
            let blank = text[..<range.lowerBound].lastIndex(of: " ")
        else { return }
        let end = text.index(after: range.upperBound)
        lines[line] = text[..<blank] + text[end...]
    }

    /// The ranges of the values in quotation marks.
    private func values(of text: Substring) -> [Range<Substring.Index>] {
        let marks = text.indices.filter { text[$0] == "\"" }
        return stride(from: 0, to: marks.count - 1, by: 2).map {
            text.index(after: marks[$0])..<marks[$0 + 1]
        }
    }

    /// The line with the name of another line's element.
    private mutating func renamed(_ line: Substring) -> Substring {
        let other = lines[Int.random(in: lines.indices, using: &random)]
        guard let own = name(of: line), let name = name(of: other) else { return line }
        return Substring(line.replacingCharacters(in: own, with: String(other[name])))
    }

    private func name(of line: Substring) -> Range<Substring.Index>? {
        guard let start = line.firstIndex(of: "<").map(line.index(after:)), line[start...].first != "/" else {
            return nil
        }
        let end = line[start...].firstIndex { " />".contains($0) } ?? line.endIndex
        return start..<end
    }

    // MARK: Bytes

    private mutating func changeBytes(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: bytes.indices, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...80, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(start..<end)
        default: bytes.insert(contentsOf: bytes[start..<end], at: start)
        }
    }
}

extension Substring {
    fileprivate var isStartTag: Bool {
        let tag = drop { $0 == " " }.prefix(2)
        return tag.first == "<" && tag != "</" && tag != "<?" && tag != "<!"
    }

    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
