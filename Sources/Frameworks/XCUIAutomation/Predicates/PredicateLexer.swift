import Foundation

/// A word of a format string.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    /// An argument: `%@`, `%K`, `%d`.
    case argument(Character)
    case symbol(String)
}

/// Splits a format string into words.
struct PredicateLexer {
    private var rest: Substring
    private static let symbols = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[",
        "]", ",",
    ]

    /// The words; `nil` for a character that has no meaning, and for a text without an end.
    static func tokens(of format: String) -> [PredicateToken]? {
        var lexer = PredicateLexer(rest: format[...])
        var tokens: [PredicateToken] = []
        while let first = lexer.rest.first {
            if first.isWhitespace {
                lexer.rest.removeFirst()
                continue
            }
            guard let token = lexer.next(first) else { return nil }
            tokens.append(token)
        }
        return tokens
    }

    private mutating func next(_ first: Character) -> PredicateToken? {
        switch first {
        case "'", "\"": return quoted(first)
        case "%": return argument()
        case let character where character.isNumber || character == "-" || character == ".": return number()
        case let character where character.isLetter || "_$@#".contains(character): return word()
        default: return symbol()
        }
    }

    private mutating func quoted(_ mark: Character) -> PredicateToken? {
        var text = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            if character == mark { return .text(text) }
            if character == "\\", let escaped = rest.popFirst() {
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(character)
            }
        }
        return nil
    }

    /// An argument, with its length: `%ld` and `%lu` are numbers like `%d`.
    private mutating func argument() -> PredicateToken? {
        rest.removeFirst()
        rest = rest.drop { $0 == "l" || $0 == "h" || $0 == "z" || $0 == "q" }
        guard let kind = rest.popFirst(), "@Kdiufsg".contains(kind) else { return nil }
        return .argument(kind)
    }

    private mutating func number() -> PredicateToken? {
        let text = rest.prefix { $0.isNumber || ".-eE".contains($0) }
        rest = rest.dropFirst(text.count)
        return Double(text).map { .number($0) }
    }

    private mutating func word() -> PredicateToken? {
        let text = rest.prefix { $0.isLetter || $0.isNumber || "_.$@#".contains($0) }
        rest = rest.dropFirst(text.count)
        return .word(String(text))
    }

    private mutating func symbol() -> PredicateToken? {
        guard let symbol = Self.symbols.first(where: rest.hasPrefix) else { return nil }
        rest = rest.dropFirst(symbol.count)
        return .symbol(symbol)
    }
}
