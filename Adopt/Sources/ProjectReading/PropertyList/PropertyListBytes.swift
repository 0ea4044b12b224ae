/// The bytes of a property list and the current position.
struct PropertyListBytes {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // The byte-order mark that some editors add to UTF-8.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The next byte.
    var next: UInt8? { isAtEnd ? nil : bytes[position] }

    /// Whether a git conflict marker starts here or just before.
    var looksLikeConflict: Bool {
        let line = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[line...].starts(with: $0.utf8) }
    }

    mutating func advance() {
        position += 1
    }

    func failure(_ message: String) -> PropertyListParser.Failure {
        let line = bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
        return PropertyListParser.Failure(line: line, message: message)
    }

    /// Skips a character if it is next, with the whitespace before it.
    mutating func skip(_ character: Unicode.Scalar) throws(PropertyListParser.Failure) -> Bool {
        try skipBlanks()
        guard next == UInt8(ascii: character) else { return false }
        advance()
        return true
    }

    /// Skips whitespace and comments.
    mutating func skipBlanks() throws(PropertyListParser.Failure) {
        while let byte = next {
            if byte <= UInt8(ascii: " ") {
                advance()
            } else if startsComment(UInt8(ascii: "/")) {
                while let byte = next, byte != UInt8(ascii: "\n") { advance() }
            } else if startsComment(UInt8(ascii: "*")) {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private func startsComment(_ second: UInt8) -> Bool {
        next == UInt8(ascii: "/") && position + 1 < bytes.count && bytes[position + 1] == second
    }

    private mutating func skipBlockComment() throws(PropertyListParser.Failure) {
        let start = self
        position += 2
        while !isAtEnd {
            if next == UInt8(ascii: "*"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/")
            {
                position += 2
                return
            }
            advance()
        }
        throw start.failure("unterminated comment")
    }

    /// An unquoted string; empty if none starts here.
    mutating func word() -> String {
        let start = position
        while let byte = next, Self.standsInWord(byte) {
            if position > start, startsComment(UInt8(ascii: "*")) { break }
            advance()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func standsInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    /// A quoted string, with its escapes resolved.
    mutating func quoted(by quote: UInt8) throws(PropertyListParser.Failure) -> String {
        let start = self
        advance()
        var text: [UInt8] = []
        while let byte = next {
            advance()
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
        }
        throw start.failure("unterminated string")
    }

    /// The escape sequence after a backslash, as UTF-8.
    private mutating func escaped() -> [UInt8] {
        guard let byte = next else { return [] }
        if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") { return unicode() }
        if let octal = octal() { return octal }
        advance()
        return [Self.controls[byte] ?? byte]
    }

    private static let controls: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
        UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]

    /// Four digits after `\U` are a UTF-16 code unit. Two units may form one character.
    private mutating func unicode() -> [UInt8] {
        advance()
        var units = [unit()]
        if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: "U") || bytes[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            units.append(unit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func unit() -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap(Self.hexadecimal) else { break }
            unit = unit << 4 | UInt16(digit)
            advance()
        }
        return unit
    }

    /// Up to three octal digits are a character of the NeXT character set, whose first 128 characters are ASCII.
    private mutating func octal() -> [UInt8]? {
        var code: UInt32?
        for _ in 0..<3 {
            guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
            code = (code ?? 0) << 3 | UInt32(byte - UInt8(ascii: "0"))
            advance()
        }
        return code.flatMap(UnicodeScalar.init).map { Array(String(Character($0)).utf8) }
    }

    /// The value of a hexadecimal digit.
    static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
