import Foundation

/// Checks the bytes of a file before parsing: identifies other file types, and rejects content that costs the parser too much.
struct InterfaceFilePreflight {
    private let bytes: [UInt8]
    private let path: String

    init(_ data: Data, path: String) {
        bytes = [UInt8](data)
        self.path = path
    }

    func check() throws(InterfaceFileError) {
        if bytes.isEmpty { throw error(.empty) }
        if bytes.count > InterfaceFileLimits.size { throw error(.tooLarge(limit: InterfaceFileLimits.size)) }
        if starts("bplist", at: 0) || starts("NIBArchive", at: 0) { throw error(.binaryNib) }
        try checkZeros()
        try checkProlog()
        try checkCharacters()
        try checkAttributes()
    }

    /// Each ASCII character of UTF-16 and UTF-32 starts or ends with a zero byte. The parser recognizes both without a byte order
    /// mark, and would read a document type that the prolog check doesn't see.
    private func checkZeros() throws(InterfaceFileError) {
        guard let zero = bytes.firstIndex(of: 0) else { return }
        guard zero < 4 else { throw error(.malformed("there is a zero byte"), at: zero) }
        throw error(.otherEncoding("UTF-16 or UTF-32 by its zero bytes"))
    }

    /// Skips the declaration, comments, and whitespace before the root, the only place for a document type.
    private func checkProlog() throws(InterfaceFileError) {
        var index = starts("\u{FEFF}", at: 0) ? 3 : 0
        while true {
            index = bytes[index...].firstIndex { !$0.isBlank } ?? bytes.count
            if starts("<?", at: index) {
                let end = self.end(of: "?>", after: index)
                try checkEncoding(in: index..<end)
                index = end
            } else if starts("<!--", at: index) {
                index = end(of: "-->", after: index + 4)
            } else {
                break
            }
        }
        if index == bytes.count { throw error(.cutOff) }
        if starts("<!", at: index) { throw error(.documentType, at: index) }
        if bytes[index] != UInt8(ascii: "<") { throw error(.noXML) }
    }

    private func checkEncoding(in declaration: Range<Int>) throws(InterfaceFileError) {
        let words = String(decoding: bytes[declaration], as: UTF8.self)
            .split { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
        guard let name = words.firstIndex(of: "encoding").map({ $0 + 1 }), name < words.count else { return }
        if !["utf-8", "utf8", "us-ascii", "ascii"].contains(words[name].lowercased()) {
            throw error(.otherEncoding(String(words[name])))
        }
    }

    /// Foundation's parser on Linux traps at names that aren't UTF-8:
    /// https://github.com/swiftlang/swift-corelibs-foundation/issues/5534
    private func checkCharacters() throws(InterfaceFileError) {
        if String(validating: bytes, as: UTF8.self) == nil {
            throw error(.malformed("the characters are not UTF-8"), at: firstWrongByte)
        }
    }

    private var firstWrongByte: Int? {
        let repaired = String(decoding: bytes, as: UTF8.self).utf8
        return zip(bytes, repaired).enumerated().first { $1.0 != $1.1 }?.offset
    }

    /// Counts the attributes of long start tags. A `<` starts the next tag, because values don't contain it.
    private func checkAttributes() throws(InterfaceFileError) {
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
            try checkAttributes(in: start..<index)
            start = index
        }
        try checkAttributes(in: start..<bytes.count)
    }

    private func checkAttributes(in range: Range<Int>) throws(InterfaceFileError) {
        // An attribute has a name, an =, two quotation marks, and a space.
        guard range.count > InterfaceFileLimits.attributes * 5 else { return }
        var tag = StartTag()
        for byte in bytes[range] { tag.take(byte) }
        if tag.attributes > InterfaceFileLimits.attributes {
            throw error(.tooManyAttributes(limit: InterfaceFileLimits.attributes), at: range.lowerBound)
        }
    }

    /// The number of quoted values since the last `<`.
    private struct StartTag {
        private(set) var attributes = 0
        private var isOpen = false
        private var quotationMark: UInt8?

        mutating func take(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "<"): (attributes, isOpen, quotationMark) = (0, true, nil)
            case UInt8(ascii: ">") where quotationMark == nil: isOpen = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"): takeQuotationMark(byte)
            default: break
            }
        }

        private mutating func takeQuotationMark(_ byte: UInt8) {
            guard isOpen, quotationMark == nil || quotationMark == byte else { return }
            if quotationMark == nil { attributes += 1 }
            quotationMark = quotationMark == nil ? byte : nil
        }
    }

    private func starts(_ text: String, at index: Int) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Returns the index after a text; the end of the file if it is missing.
    private func end(of text: String, after index: Int) -> Int {
        let last = bytes.count - text.utf8.count
        guard index <= last else { return bytes.count }
        return (index...last).first { starts(text, at: $0) }.map { $0 + text.utf8.count } ?? bytes.count
    }

    private func error(_ problem: InterfaceFileError.Problem, at index: Int? = nil) -> InterfaceFileError {
        let line = index.map { index in bytes[..<index].count { $0 == 10 } + 1 }
        return InterfaceFileError(path: path, line: line, problem: problem)
    }
}
