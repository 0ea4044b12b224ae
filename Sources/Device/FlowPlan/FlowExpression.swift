/// The part of JavaScript that flows may use: literals, parameters, comparisons, `&&`, `||`, `!`, `+`, `? :` and
/// `maestro.copiedText`.
package indirect enum FlowExpression: Codable, Equatable, Sendable {
    package enum Comparison: String, CaseIterable, Codable, Sendable {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }

    case value(FlowValue)
    case copiedText
    case not(FlowExpression)
    case both(FlowExpression, FlowExpression)
    case either(FlowExpression, FlowExpression)
    case compare(FlowExpression, Comparison, FlowExpression)
    case sum(FlowExpression, FlowExpression)
    /// The second value if the first is true, otherwise the third.
    case choice(FlowExpression, FlowExpression, FlowExpression)

    /// The value, with the text that the flow has copied.
    package func value(copied: String) -> FlowValue {
        switch self {
        case .value(let value): return value
        case .copiedText: return .text(copied)
        case .not(let operand): return .truth(!operand.value(copied: copied).isTrue)
        case .both(let first, let second):
            let value = first.value(copied: copied)
            return value.isTrue ? second.value(copied: copied) : value
        case .either(let first, let second):
            let value = first.value(copied: copied)
            return value.isTrue ? value : second.value(copied: copied)
        case .compare(let first, let comparison, let second):
            return .truth(first.value(copied: copied).compares(comparison, second.value(copied: copied)))
        case .sum(let first, let second):
            return first.value(copied: copied).adding(second.value(copied: copied))
        case .choice(let condition, let first, let second):
            return (condition.value(copied: copied).isTrue ? first : second).value(copied: copied)
        }
    }

    /// Whether it depends on the text that the flow has copied.
    package var needsCopiedText: Bool {
        switch self {
        case .value: false
        case .copiedText: true
        case .not(let operand): operand.needsCopiedText
        case .both(let first, let second), .either(let first, let second), .sum(let first, let second),
            .compare(let first, _, let second):
            first.needsCopiedText || second.needsCopiedText
        case .choice(let condition, let first, let second):
            condition.needsCopiedText || first.needsCopiedText || second.needsCopiedText
        }
    }
}

/// A value of an expression.
package enum FlowValue: Codable, Equatable, Sendable {
    case text(String)
    case number(Double)
    case truth(Bool)
    /// No value, such as that of a parameter that isn't set.
    case missing

    /// Whether JavaScript takes it for true.
    package var isTrue: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .number(let number): number != 0 && !number.isNaN
        case .truth(let truth): truth
        case .missing: false
        }
    }

    /// Whether a condition with this value holds. Parameters are texts, so the text `false` doesn't.
    package var holds: Bool {
        if case .text(let text) = self, ["false", "0", "null", "undefined"].contains(text) { return false }
        return isTrue
    }

    /// The value as a part of a text.
    package var text: String {
        switch self {
        case .text(let text): text
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .truth(let truth): "\(truth)"
        case .missing: "undefined"
        }
    }

    /// The value as a number; `nil` if it is none.
    package var number: Double? {
        switch self {
        case .text(let text): Double(text.trimmed)
        case .number(let number): number
        case .truth(let truth): truth ? 1 : 0
        case .missing: nil
        }
    }

    func adding(_ other: FlowValue) -> FlowValue {
        if case .number(let first) = self, case .number(let second) = other { return .number(first + second) }
        return .text(text + other.text)
    }

    /// Compares numbers as numbers, texts as texts, and a text with a number as JavaScript does.
    func compares(_ comparison: FlowExpression.Comparison, _ other: FlowValue) -> Bool {
        if comparison == .unequal { return !compares(.equal, other) }
        if case (.text(let first), .text(let second)) = (self, other) {
            return Self.compare(first, comparison, second)
        }
        // Parameters are texts, and flows compare them with true and false.
        if case (.text(let text), .truth(let truth)) = (self, other) {
            return comparison == .equal && text == "\(truth)"
        }
        if case (.truth(let truth), .text(let text)) = (self, other) {
            return comparison == .equal && text == "\(truth)"
        }
        guard self != .missing, other != .missing else { return comparison == .equal && self == other }
        guard let first = number, let second = other.number else { return false }
        return Self.compare(first, comparison, second)
    }

    private static func compare<Value: Comparable>(
        _ first: Value, _ comparison: FlowExpression.Comparison, _ second: Value
    ) -> Bool {
        switch comparison {
        case .equal: first == second
        case .unequal: first != second
        case .less: first < second
        case .lessOrEqual: first <= second
        case .greater: first > second
        case .greaterOrEqual: first >= second
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
