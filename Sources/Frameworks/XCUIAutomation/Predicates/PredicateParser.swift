import Foundation

/// Reads the format strings of predicates, as far as UI tests use them: comparisons of keys with values, `AND`, `OR` and `NOT`.
struct PredicateParser {
    /// The reason why a format string can't be read.
    struct Failure: Error { let words: String }

    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    /// Reads a format string with its arguments.
    static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
        guard let tokens = PredicateLexer.tokens(of: format) else {
            throw Failure(words: "Unable to parse the format string \"\(format)\"")
        }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        do {
            let expression = try parser.alternatives()
            guard parser.tokens.isEmpty else { throw Failure(words: "at \(parser.place)") }
            return expression
        } catch let failure as Failure {
            throw Failure(words: "Unable to parse the format string \"\(format)\": \(failure.words)")
        }
    }

    private var place: String { tokens.first.map { "\($0)" } ?? "the end" }

    // MARK: Compounds

    private mutating func alternatives() throws -> PredicateExpression {
        var parts = [try conjunction()]
        while takeWord("OR") || takeSymbol("||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction() throws -> PredicateExpression {
        var parts = [try negation()]
        while takeWord("AND") || takeSymbol("&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func negation() throws -> PredicateExpression {
        if takeWord("NOT") || takeSymbol("!") { return .not(try negation()) }
        if takeWord("TRUEPREDICATE") { return .constant(true) }
        if takeWord("FALSEPREDICATE") { return .constant(false) }
        if takeSymbol("(") {
            let inner = try alternatives()
            guard takeSymbol(")") else { throw Failure(words: "\")\" is missing at \(place)") }
            return inner
        }
        return try comparison()
    }

    // MARK: Comparisons

    private mutating func comparison() throws -> PredicateExpression {
        let left = try operand()
        let comparison = try comparisonOperator()
        let options = try options()
        return .comparison(left, comparison, options, try operand())
    }

    private static let operators: [String: PredicateExpression.Comparison] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
        "BEGINSWITH": .beginsWith,
        "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "IN": .isIn,
    ]

    private mutating func comparisonOperator() throws -> PredicateExpression.Comparison {
        let name: String
        switch tokens.first {
        case .word(let word): name = word.uppercased()
        case .symbol(let symbol): name = symbol
        default: throw Failure(words: "an operator is missing at \(place)")
        }
        guard let found = Self.operators[name] else {
            throw Failure(words: "\(name) isn't one of the operators that UI tests on Linux know")
        }
        tokens.removeFirst()
        return found
    }

    private mutating func options() throws -> PredicateExpression.Options {
        guard takeSymbol("[") else { return [] }
        guard case .word(let letters) = tokens.popFirst(), takeSymbol("]") else {
            throw Failure(words: "the options of an operator are [c], [d] or [cd]")
        }
        var options: PredicateExpression.Options = []
        if letters.contains("c") { options.insert(.ignoresCase) }
        if letters.contains("d") { options.insert(.ignoresDiacritics) }
        return options
    }

    private mutating func operand() throws -> PredicateExpression.Operand {
        switch tokens.popFirst() {
        case .text(let text): return .value(.text(text))
        case .number(let number): return .value(.number(number))
        case .argument(let kind): return try argument(kind)
        case .word(let word): return Self.constant(word) ?? .key(Self.key(word))
        case .symbol("{"): return .value(.list(try list()))
        default: throw Failure(words: "a key or a value is missing at \(place)")
        }
    }

    private mutating func list() throws -> [PredicateValue] {
        var values: [PredicateValue] = []
        while !takeSymbol("}") {
            guard case .value(let value) = try operand() else {
                throw Failure(words: "a list contains values at \(place)")
            }
            values.append(value)
            guard takeSymbol(",") || tokens.first == .symbol("}") else {
                throw Failure(words: "\"}\" is missing at \(place)")
            }
        }
        return values
    }

    private mutating func argument(_ kind: Character) throws -> PredicateExpression.Operand {
        guard let argument = arguments.popFirst() else {
            throw Failure(words: "the argument of %\(kind) is missing")
        }
        if kind == "K", let key = argument as? String { return .key(Self.key(key)) }
        guard let value = PredicateValue(argument) else {
            throw Failure(
                words: "the argument \(argument.map { "\($0)" } ?? "nil") of %\(kind) has no meaning here")
        }
        return .value(value)
    }

    private static func constant(_ word: String) -> PredicateExpression.Operand? {
        switch word.uppercased() {
        case "TRUE", "YES": .value(.number(1))
        case "FALSE", "NO": .value(.number(0))
        case "NIL", "NULL": .value(.null)
        default: nil
        }
    }

    /// The key without `self.` before it.
    private static func key(_ word: String) -> String {
        word.lowercased().hasPrefix("self.") ? String(word.dropFirst(5)) : word
    }

    private mutating func takeWord(_ word: String) -> Bool {
        guard case .word(let next) = tokens.first, next.uppercased() == word else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func takeSymbol(_ symbol: String) -> Bool {
        guard tokens.first == .symbol(symbol) else { return false }
        tokens.removeFirst()
        return true
    }
}
