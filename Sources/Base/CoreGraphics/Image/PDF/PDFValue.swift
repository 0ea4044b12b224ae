/// A value in a PDF file. Follows ISO 32000.
indirect enum PDFValue {
    case number(Double)
    case name(String)
    case text
    case list([PDFValue])
    case dictionary([String: PDFValue])
    /// A reference to another object in the file.
    case reference(Int)
    /// A keyword: an operator of a page, or `true`, `obj`, `R`.
    case word(String)

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var list: [PDFValue]? { if case .list(let list) = self { list } else { nil } }
    var dictionary: [String: PDFValue]? { if case .dictionary(let values) = self { values } else { nil } }
}

/// Parses consecutive values.
struct PDFReader {
    private let bytes: [UInt8]
    private(set) var place: Int

    init(_ bytes: [UInt8], at place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    /// Parses the next value; `nil` at the end, and at the end of an array or a dictionary.
    mutating func next() -> PDFValue? {
        skipSpace()
        guard let byte = current else { return nil }
        switch byte {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "["): return list()
        case UInt8(ascii: "("): return skipText()
        case UInt8(ascii: "<"): return peek(1) == byte ? dictionary() : skipHex()
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "{"):
            place += 1
            if byte == UInt8(ascii: ">"), current == byte { place += 1 }
            return nil
        default: return word()
        }
    }

    var isAtEnd: Bool { place >= bytes.count }

    private var current: UInt8? { peek(0) }
    private func peek(_ offset: Int) -> UInt8? {
        place + offset < bytes.count ? bytes[place + offset] : nil
    }

    private static let spaces = Set<UInt8>([0, 9, 10, 12, 13, 32])
    private static let ends = spaces.union("()<>[]{}/%".utf8)

    private mutating func skipSpace() {
        while let byte = current {
            if byte == UInt8(ascii: "%") {
                while let other = current, other != 10, other != 13 { place += 1 }
            } else if Self.spaces.contains(byte) {
                place += 1
            } else {
                return
            }
        }
    }

    private mutating func text() -> String {
        let start = place
        while let byte = current, !Self.ends.contains(byte) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func name() -> String {
        place += 1
        return text()
    }

    private mutating func word() -> PDFValue {
        let word = text()
        return Double(word).map { .number($0) } ?? .word(word)
    }

    private mutating func list() -> PDFValue {
        place += 1
        return .list(values())
    }

    /// Parses the values before a closing delimiter. `1 0 R` is one value.
    private mutating func values() -> [PDFValue] {
        var values: [PDFValue] = []
        while let value = next() {
            if case .word("R") = value, values.count > 1, let number = values[values.count - 2].number {
                values.removeLast(2)
                values.append(.reference(Int(bounded: number)))
            } else {
                values.append(value)
            }
        }
        return values
    }

    private mutating func dictionary() -> PDFValue {
        place += 2
        let values = values()
        var entries: [String: PDFValue] = [:]
        for index in stride(from: 0, to: values.count - 1, by: 2) {
            if let key = values[index].name { entries[key] = values[index + 1] }
        }
        return .dictionary(entries)
    }

    private mutating func skipText() -> PDFValue {
        var depth = 0
        while let byte = current {
            place += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { break }
        }
        return .text
    }

    private mutating func skipHex() -> PDFValue {
        while let byte = current, byte != UInt8(ascii: ">") { place += 1 }
        place += 1
        return .text
    }
}
