/// The words and signs of a Swift file, without comments and the contents of literals.
///
/// A look at a project reads all of its files within seconds, also in a debug build, in which a syntax tree takes ten times as long.
struct SourceTokens {
    enum Token: Equatable {
        /// A name or a keyword.
        case word(String)
        /// One character of an operator or of punctuation.
        case sign(Unicode.Scalar)
        /// The name of a condition's directive, such as "#if", and the rest of its line.
        case directive(String, String)
    }

    private let bytes: [UInt8]
    private var place = 0
    /// The 1-based line of the next byte.
    private(set) var line = 1

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next token; `nil` at the end.
    mutating func next() -> Token? {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case Self.newline:
                line += 1
                place += 1
            case ..<33: place += 1
            case Self.slash where at(1) == Self.slash: skipLine()
            case Self.slash where at(1) == Self.star: skipComment()
            case Self.quote: skipLiteral(hashes: 0)
            case Self.hash:
                if let token = directiveOrLiteral() { return token }
            case Self.backtick:
                place += 1
                let name = word()
                place += at(0) == Self.backtick ? 1 : 0
                return .word(name)
            case _ where Self.isOfWord(byte): return .word(word())
            default:
                place += 1
                return .sign(Unicode.Scalar(byte))
            }
        }
        return nil
    }

    private func at(_ distance: Int) -> UInt8? {
        place + distance < bytes.count ? bytes[place + distance] : nil
    }

    private mutating func word() -> String {
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func directiveOrLiteral() -> Token? {
        var hashes = 0
        while at(hashes) == Self.hash { hashes += 1 }
        if at(hashes) == Self.quote {
            place += hashes
            skipLiteral(hashes: hashes)
            return nil
        }
        place += hashes
        let name = "#" + word()
        guard ["#if", "#elseif", "#else", "#endif"].contains(name) else { return nil }
        let start = place
        skipLine()
        let rest = String(decoding: bytes[start..<place], as: UTF8.self)
        return .directive(name, rest.split(separator: "//").first.map(String.init) ?? "")
    }

    private mutating func skipLine() {
        while let byte = at(0), byte != Self.newline { place += 1 }
    }

    /// Skips a comment and those inside it.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if at(0) == Self.slash, at(1) == Self.star {
                depth += 1
                place += 2
            } else if at(0) == Self.star, at(1) == Self.slash {
                depth -= 1
                place += 2
            } else {
                line += at(0) == Self.newline ? 1 : 0
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }

    /// Skips a string literal from its first quotation mark.
    private mutating func skipLiteral(hashes: Int) {
        let isLong = at(1) == Self.quote && at(2) == Self.quote
        place += isLong ? 3 : 1
        while let byte = at(0) {
            if byte == Self.newline {
                guard isLong else { return }
                line += 1
            } else if byte == Self.quote, isEnd(isLong, hashes) {
                place += (isLong ? 3 : 1) + hashes
                return
            } else if byte == Self.backslash, isFollowed(by: hashes) {
                place += hashes + 1
                if at(0) == Self.open { skipInterpolation() }
            }
            place += 1
        }
    }

    private func isEnd(_ isLong: Bool, _ hashes: Int) -> Bool {
        guard !isLong || at(1) == Self.quote && at(2) == Self.quote else { return false }
        return (0..<hashes).allSatisfy { at((isLong ? 3 : 1) + $0) == Self.hash }
    }

    private func isFollowed(by hashes: Int) -> Bool { (0..<hashes).allSatisfy { at(1 + $0) == Self.hash } }

    /// Skips an interpolation up to its closing parenthesis.
    private mutating func skipInterpolation() {
        var depth = 0
        while let byte = at(0) {
            switch byte {
            case Self.open: depth += 1
            case Self.close: depth -= 1
            case Self.newline: line += 1
            default: break
            }
            if depth == 0 { return }
            if byte == Self.quote { skipLiteral(hashes: 0) } else { place += 1 }
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 95, 97...122, 128...: true
        default: false
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let quote = UInt8(ascii: "\"")
    private static let hash = UInt8(ascii: "#")
    private static let backtick = UInt8(ascii: "`")
    private static let backslash = UInt8(ascii: "\\")
    private static let open = UInt8(ascii: "(")
    private static let close = UInt8(ascii: ")")
}
