import FlowPlan

/// Parses the part of JavaScript that ``FlowExpression`` has.
struct ExpressionParser {
    private enum Token: Equatable {
        case name(String), text(String), number(Double), sign(String)
    }

    /// The reason why an expression can't be parsed.
    struct Failure: Error { let message: String }

    private let tokens: [Token]
    private var position = 0
    private let parameters: [String: FlowValue]
    /// The names of parameters that have no value.
    private(set) var missingNames: [String] = []

    init(_ text: String, parameters: [String: FlowValue]) throws(Failure) {
        tokens = try Self.tokens(of: text)
        self.parameters = parameters
    }

    mutating func expression() throws(Failure) -> FlowExpression {
        let expression = try choice()
        guard position == tokens.count else { throw Failure(message: "It has more than one expression.") }
        return expression
    }

    private mutating func take(_ signs: String...) -> String? {
        guard position < tokens.count, case .sign(let sign) = tokens[position], signs.contains(sign) else {
            return nil
        }
        position += 1
        return sign
    }
}

// The grammar, from the weakest operator to the strongest.
extension ExpressionParser {
    private mutating func choice() throws(Failure) -> FlowExpression {
        let condition = try either()
        guard take("?") != nil else { return condition }
        let first = try choice()
        guard take(":") != nil else { throw Failure(message: "The ':' of '? :' is missing.") }
        return .choice(condition, first, try choice())
    }

    private mutating func either() throws(Failure) -> FlowExpression {
        var expression = try both()
        while take("||", "??") != nil { expression = .either(expression, try both()) }
        return expression
    }

    private mutating func both() throws(Failure) -> FlowExpression {
        var expression = try comparison()
        while take("&&") != nil { expression = .both(expression, try comparison()) }
        return expression
    }

    private mutating func comparison() throws(Failure) -> FlowExpression {
        let first = try sum()
        guard let sign = take("===", "!==", "==", "!=", "<=", ">=", "<", ">") else { return first }
        let comparison = FlowExpression.Comparison(rawValue: ["===": "==", "!==": "!="][sign] ?? sign)
        return .compare(first, comparison ?? .equal, try sum())
    }

    private mutating func sum() throws(Failure) -> FlowExpression {
        var expression = try operand()
        while take("+") != nil { expression = .sum(expression, try operand()) }
        return expression
    }

    private mutating func operand() throws(Failure) -> FlowExpression {
        if take("!") != nil { return .not(try operand()) }
        if take("(") != nil {
            let inner = try choice()
            guard take(")") != nil else { throw Failure(message: "A closing parenthesis is missing.") }
            return inner
        }
        guard position < tokens.count else { throw Failure(message: "A value is missing at its end.") }
        defer { position += 1 }
        switch tokens[position] {
        case .text(let text): return .value(.text(text))
        case .number(let number): return .value(.number(number))
        case .name(let name): return try value(of: name)
        case .sign(let sign): throw Failure(message: "'\(sign)' is not supported there.")
        }
    }

    private mutating func value(of name: String) throws(Failure) -> FlowExpression {
        switch name {
        case "true", "false": return .value(.truth(name == "true"))
        case "null", "undefined": return .value(.missing)
        case "maestro.copiedText": return .copiedText
        case "maestro.platform": return .value(.text("ios"))
        case _ where name.contains("."): throw Failure(message: "'\(name)' needs JavaScript.")
        default:
            if position + 1 < tokens.count, tokens[position + 1] == .sign("(") {
                throw Failure(message: "'\(name)()' needs JavaScript.")
            }
            if parameters[name] == nil { missingNames.append(name) }
            return .value(parameters[name] ?? .missing)
        }
    }
}

// Tokens.
extension ExpressionParser {
    private static let signs = [
        "===", "!==", "==", "!=", "<=", ">=", "||", "&&", "??", "<", ">", "!", "+", "(", ")", "?", ":",
    ]

    private static func tokens(of text: String) throws(Failure) -> [Token] {
        var (rest, tokens) = (text[...], [Token]())
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                tokens.append(.text(try quoted(&rest, first)))
            } else if first.isNumber {
                tokens.append(try number(&rest))
            } else if first.isLetter || first == "_" || first == "$" {
                tokens.append(.name(take(&rest) { $0.isLetter || $0.isNumber || "_$.".contains($0) }))
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                rest.removeFirst(sign.count)
                tokens.append(.sign(sign))
            } else {
                throw Failure(message: "'\(first)' needs JavaScript.")
            }
        }
        return tokens
    }

    private static func take(_ rest: inout Substring, while isPart: (Character) -> Bool) -> String {
        let part = rest.prefix(while: isPart)
        rest.removeFirst(part.count)
        return String(part)
    }

    private static func number(_ rest: inout Substring) throws(Failure) -> Token {
        let digits = take(&rest) { $0.isNumber || $0 == "." }
        guard let number = Double(digits) else { throw Failure(message: "'\(digits)' is not a number.") }
        return .number(number)
    }

    private static func quoted(_ rest: inout Substring, _ mark: Character) throws(Failure) -> String {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return text }
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        throw Failure(message: "A quotation mark is missing.")
    }
}
