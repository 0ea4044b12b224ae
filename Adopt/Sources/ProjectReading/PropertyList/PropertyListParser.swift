/// Reads an old-style (NeXTSTEP and OpenStep) property list: strings, data, arrays and dictionaries, with comments.
struct PropertyListParser {
    /// The position and the reason of a syntax error.
    struct Failure: Error, Equatable {
        var line: Int
        var message: String
    }

    /// Deeper nesting is rejected: real files don't have it, and each level uses stack space.
    static let depthLimit = 256

    private var bytes: PropertyListBytes

    private init(_ bytes: [UInt8]) {
        self.bytes = PropertyListBytes(bytes)
    }

    /// The value of a text that contains nothing else.
    static func parse(_ bytes: [UInt8]) throws(Failure) -> PropertyListValue {
        var parser = PropertyListParser(bytes)
        let value = try parser.value(depth: 0)
        try parser.bytes.skipBlanks()
        guard parser.bytes.isAtEnd else {
            throw parser.bytes.failure("unexpected text after the last value")
        }
        return value
    }

    private mutating func value(depth: Int) throws(Failure) -> PropertyListValue {
        guard depth < Self.depthLimit else {
            throw bytes.failure("values are nested more than \(Self.depthLimit) levels deep")
        }
        try bytes.skipBlanks()
        switch bytes.next {
        case UInt8(ascii: "{"): return try dictionary(depth: depth)
        case UInt8(ascii: "("): return try array(depth: depth)
        case UInt8(ascii: "<"): return .data(try data())
        default: return .string(try string())
        }
    }

    private mutating func dictionary(depth: Int) throws(Failure) -> PropertyListValue {
        bytes.advance()
        var entries: [String: PropertyListValue] = [:]
        while try !bytes.skip("}") {
            let key = try string()
            // A key without a value is its own value.
            let value = try bytes.skip("=") ? try self.value(depth: depth + 1) : .string(key)
            entries[key] = value
            if try bytes.skip(";") { continue }
            guard try bytes.skip("}") else {
                throw bytes.failure("missing “;” after the value of “\(key)”")
            }
            break
        }
        return .dictionary(entries)
    }

    private mutating func array(depth: Int) throws(Failure) -> PropertyListValue {
        bytes.advance()
        var values: [PropertyListValue] = []
        while try !bytes.skip(")") {
            values.append(try value(depth: depth + 1))
            if try bytes.skip(",") { continue }
            guard try bytes.skip(")") else {
                throw bytes.failure("missing “,” between two array elements")
            }
            break
        }
        return .array(values)
    }

    private mutating func data() throws(Failure) -> [UInt8] {
        bytes.advance()
        var digits: [UInt8] = []
        while try !bytes.skip(">") {
            guard let digit = bytes.next.flatMap(PropertyListBytes.hexadecimal) else {
                throw bytes.failure(
                    bytes.looksLikeConflict
                        ? "unresolved merge conflict" : "data contains a non-hexadecimal digit")
            }
            digits.append(digit)
            bytes.advance()
        }
        guard digits.count.isMultiple(of: 2) else { throw bytes.failure("data has an odd number of digits") }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func string() throws(Failure) -> String {
        try bytes.skipBlanks()
        guard let first = bytes.next else { throw bytes.failure("unexpected end") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try bytes.quoted(by: first) }
        let word = bytes.word()
        guard !word.isEmpty else {
            throw bytes.failure(
                bytes.looksLikeConflict
                    ? "unresolved merge conflict"
                    : "“\(Character(UnicodeScalar(first)))” where a value is expected")
        }
        return word
    }
}
